/** The start page's style; its miniatures are pages at full width, scaled down. */
export const startPageStyle = `
:root{color-scheme:light;--ink:#16191d;--soft:#5b636c;--line:#e3e6ea;--ground:#f6f7f8}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:1360px;margin:0 auto;padding:48px 20px 80px}h1{font-size:clamp(36px,4vw,56px);line-height:1.1;letter-spacing:-.02em;margin:0 0 4px}
p{margin:0;color:var(--soft)}header p{max-width:64ch;font-size:18px;text-wrap:pretty}header{display:flex;flex-wrap:wrap;gap:16px;justify-content:space-between;align-items:end;margin-bottom:32px}
ul{list-style:none;padding:0;margin:0;display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(min(100%,330px),1fr))}
li{position:relative;display:flex;flex-direction:column;background:#fff;border:1px solid var(--line);border-radius:14px;overflow:hidden}
li:hover{border-color:#9aa3ad}a{color:inherit}a:focus-visible{outline:3px solid #1b5fd9;outline-offset:2px}
.look{position:relative;container-type:inline-size;aspect-ratio:16/10;background:#e4e7eb;overflow:hidden}
img{display:block;width:100%;height:100%;object-fit:cover}img.logo{object-fit:contain;padding:40px}
iframe{position:absolute;top:0;left:0;border:0;transform-origin:0 0;opacity:0}iframe[data-loaded]{opacity:1}
.screen,.hand{position:absolute;overflow:hidden;background:#fff;box-shadow:0 1px 12px rgb(16 24 32/.14)}
.screen{top:6cqw;left:4cqw;width:70cqw;height:50cqw;border-radius:8px}.desk{transform:scale(calc(70cqw / 1440px))}
.hand{right:4cqw;bottom:6cqw;width:20cqw;height:calc((20cqw - 8px)*820/390 + 8px);border-radius:14px;border:4px solid #16191d;background:#16191d}
.phone{transform:scale(calc((20cqw - 8px) / 390px))}.phone-logo{display:block;border-radius:10px}
.text{flex:1;padding:16px 18px 20px;display:flex;flex-direction:column;gap:6px;text-wrap:pretty}h2{font-size:21px;margin:0}
h2 a{text-decoration:none}h2 a::after{content:"";position:absolute;inset:0}
.counts{color:var(--ink);font-variant-numeric:tabular-nums}
.template{display:flex;align-items:center;gap:10px;margin-top:8px}.template b{color:var(--ink)}.about{font-size:14px;margin-bottom:8px}
.tries{position:relative;display:flex;flex-wrap:wrap;gap:0 clamp(9px,2.6vw,16px);font-size:14px;width:fit-content}.tries + .tries{margin-top:-14px}
.tries a{padding:12px 0;color:var(--ink);text-underline-offset:.25em;text-decoration-color:#9aa3ad}.tries a:hover{text-decoration-color:currentcolor}
.leads:hover{border-color:#16191d}
.go{width:fit-content;margin-top:8px;padding:10px 18px;border-radius:10px;background:var(--ink);color:#fff;font-weight:600}li:hover .go{background:#1b5fd9}
.leads{display:inline-block;padding:12px 18px;border:1px solid var(--line);border-radius:10px;background:#fff;text-decoration:none}
@media(724px<=width<1078px){li:last-child:nth-child(odd){grid-column:1/-1;flex-direction:row}
li:last-child:nth-child(odd) .look{flex:0 0 49%}li:last-child:nth-child(odd) .text{justify-content:center}li:last-child:nth-child(odd) .go{margin-top:8px}}
@media(width>=1078px){.go{margin-top:auto}li:last-child:nth-child(3n+1){grid-column:1/-1;flex-direction:row}
li:last-child:nth-child(3n+1) .look{flex:0 0 49%}li:last-child:nth-child(3n+1) .text{justify-content:center}li:last-child:nth-child(3n+1) .go{margin-top:8px}}`
