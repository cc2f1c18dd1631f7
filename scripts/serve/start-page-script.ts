/** The start page's script: loads miniatures when they come into view, and shows them once loaded. */
export const startPageScript = `
const seen=new IntersectionObserver((entries)=>{for(const {isIntersecting,target} of entries){if(!isIntersecting)continue
seen.unobserve(target)
for(const frame of target.querySelectorAll('iframe')){frame.addEventListener('load',()=>frame.setAttribute('data-loaded',''))
frame.src=frame.dataset.src}}})
for(const look of document.querySelectorAll('.look'))seen.observe(look)`
