import type { ServerResponse } from 'node:http'
import { ownPageHeaders } from './own-headers.ts'
import type { LiveSite } from './sites.ts'

const style = `
:root{color-scheme:light;--ink:#16191d;--soft:#5b636c;--line:#e3e6ea;--ground:#f6f7f8}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:1180px;margin:0 auto;padding:48px 20px 80px}h1{font-size:34px;letter-spacing:-.02em;margin:0 0 4px}
p{margin:0;color:var(--soft)}header{display:flex;flex-wrap:wrap;gap:16px;justify-content:space-between;align-items:end;margin-bottom:32px}
ul{list-style:none;padding:0;margin:0;display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(280px,1fr))}
li a{display:block;height:100%;background:#fff;border:1px solid var(--line);border-radius:14px;overflow:hidden;color:inherit;text-decoration:none}
li a:hover{border-color:#9aa3ad}a:focus-visible{outline:3px solid #1b5fd9;outline-offset:2px}
img{display:block;width:100%;height:auto;aspect-ratio:3/2;object-fit:cover;background:#eceef0}img.logo{object-fit:contain;padding:40px}
.text{padding:16px 18px 20px}h2{font-size:18px;margin:0}.counts{margin-top:10px;color:var(--ink);font-variant-numeric:tabular-nums}
.leads{display:inline-block;padding:12px 18px;border:1px solid var(--line);border-radius:10px;background:#fff;color:inherit}`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function countsText({ cars, counts }: LiveSite): string {
  if (cars === 0) return 'No stock today'
  const types = Object.entries(counts).filter(([, count]) => count > 0)
  return `${cars.toLocaleString('en-AU')} vehicles: ${types.map(([type, count]) => `${count} ${type}`).join(', ')}`
}

function card(site: LiveSite, port: number): string {
  const isLogo = site.preview?.endsWith('.svg')
  const picture = `<img src="/preview/${site.slug}" alt="" width="960" height="640"${isLogo ? ' class="logo"' : ''}>`
  return `<li><a href="http://${site.slug}.localhost:${port}/">${picture}<div class="text"><h2>${escapeHtml(site.name)}</h2>
<p>${escapeHtml(site.strapline)}</p><p class="counts">${countsText(site)}</p></div></a></li>`
}

/** Sites with most to show first. */
function byStock(sites: readonly LiveSite[]): LiveSite[] {
  return [...sites].sort((a, b) => b.cars - a.cars)
}

/** The page at localhost itself: every dealer as a card, and the way to the leads. */
function startPage(sites: readonly LiveSite[], port: number): string {
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Forecourt: ${sites.length} sites</title><style>${style}</style></head><body><main>
<header><div><h1>Forecourt</h1><p>${sites.length} dealer sites, built from their files and today’s stock.</p></div>
<nav aria-label="Leads"><a class="leads" href="/leads">Leads received</a> <a class="leads" href="/leads/outbox">Mails sent</a></nav></header>
<ul>${byStock(sites)
    .map((site) => card(site, port))
    .join('\n')}</ul></main></body></html>`
}

const headers = { ...ownPageHeaders(style), 'Content-Type': 'text/html; charset=utf-8' }

/** Sends the start page. */
export function sendStartPage(response: ServerResponse, sites: readonly LiveSite[], port: number): void {
  response.writeHead(200, headers).end(startPage(sites, port))
}
