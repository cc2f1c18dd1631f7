/** The start page's one script: a miniature is asked for when it is in view, and shown once it has come. */
export const startPageScript = `
const seen=new IntersectionObserver((entries)=>{for(const {isIntersecting,target} of entries){if(!isIntersecting)continue
seen.unobserve(target)
for(const frame of target.querySelectorAll('iframe')){frame.addEventListener('load',()=>frame.setAttribute('data-loaded',''))
frame.src=frame.dataset.src}}})
for(const look of document.querySelectorAll('.look'))seen.observe(look)`
