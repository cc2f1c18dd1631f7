/** CSS of the leads pages, inlined: the pages load no other resource. */
export const leadsPageCss = `
:root{color-scheme:light dark;--line:light-dark(#d9dde3,#3a3f47);--soft:light-dark(#5a6470,#a4adb8);--card:light-dark(#fff,#1d2126);--edge:light-dark(#737c87,#8b94a0)}
*{box-sizing:border-box}
body{margin:0;background:light-dark(#f4f5f7,#14171b);color:light-dark(#14181d,#eef1f4);font:1rem/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.75rem;margin:0}h2{font-size:1.125rem;margin:0}
a{color:light-dark(#0b57d0,#8ab4f8)}
header p,.soft{color:var(--soft);margin:.25rem 0 0}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin-top:1.25rem}
form label{display:grid;gap:.15rem;font-size:.8125rem;color:var(--soft)}
input,select,button{font:inherit;min-height:2.5rem;padding:.35rem .7rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--card);color:inherit}
button{font-weight:600;cursor:pointer}
ol{list-style:none;margin:1.5rem 0 0;padding:0;display:grid;gap:1rem}
li{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;overflow-wrap:anywhere}
li li{border:0;padding:0}ul{list-style:none;padding:0;margin:.25rem 0 0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}
.top{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:baseline}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:.5rem 1.5rem;margin:.75rem 0 0}
dt{color:var(--soft);font-size:.8125rem}dd{margin:0}
blockquote{margin:.75rem 0 0;padding-left:.75rem;border-left:3px solid var(--line);white-space:pre-line}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.small{margin-top:.75rem;gap:.5rem}.small button{min-height:2rem;padding:.1rem .7rem;font-size:.875rem}
.pages{display:flex;gap:1rem;margin-top:1.5rem}
h3{font-size:.875rem;margin:1rem 0 0}
.flag{border:1px solid currentColor;border-radius:1rem;padding:0 .6rem;font-size:.8125rem;color:light-dark(#9a4b00,#ffb870)}
details{margin-top:.75rem}pre{overflow:auto;font-size:.8125rem;white-space:pre-wrap}`
