import type { ServerResponse } from 'node:http'
import { counted } from '#domain/text/counted.ts'
import { ownPageHeaders } from './own-headers.ts'
import type { SitePreview, Try } from './site-previews.ts'
import type { LiveSite } from './sites.ts'
import { startPageScript as script } from './start-page-script.ts'
import { startPageStyle as style } from './start-page-style.ts'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Counts cars for sale; sold or reserved ones are not counted. */
function countsText({ counts }: LiveSite): string {
  const types = Object.entries(counts).filter(([, count]) => count > 0)
  const total = types.reduce((sum, [, count]) => sum + count, 0)
  const [only, ...others] = types
  if (!only) return 'No stock today'
  if (others.length === 0) return `${total.toLocaleString('en-AU')} ${only[0]} for sale`
  return `${total.toLocaleString('en-AU')} for sale: ${types.map(([type, count]) => `${count} ${type}`).join(', ')}`
}

/** The dealer's logo on its background colour; only the colour when the release has no logo. */
function logoOn({ slug, logo }: LiveSite, ground: string): string {
  const image = logo ? `<image href="/logo/${slug}" x="6%" width="88%" height="100%"/>` : ''
  return `<svg class="phone-logo" width="100%" height="100%" aria-hidden="true"><rect width="100%" height="100%" fill="${escapeHtml(ground)}"/>${image}</svg>`
}

/**
 * Miniatures of the home page on desktop and phone, without scripts or interaction. They load when in view; until then
 * a picture is shown (on the phone the logo, as a car would be cropped).
 */
function miniatures(site: LiveSite, address: string, ground: string): string {
  const { slug, preview } = site
  const frame = (device: string, width: number, height: number) =>
    `<iframe class="${device}" data-src="${address}" width="${width}" height="${height}" title="" tabindex="-1" sandbox="allow-same-origin" scrolling="no"></iframe>`
  const isLogo = preview?.endsWith('.svg')
  const picture = `<img src="/preview/${slug}" alt="" width="960" height="640"${isLogo ? ' class="logo"' : ''}>`
  return `<div class="look" inert><div class="screen">${picture}${frame('desk', 1440, 1030)}</div><div class="hand">${logoOn(site, ground)}${frame('phone', 390, 820)}</div></div>`
}

function swatches(colours: readonly string[]): string {
  const dots = colours.map(
    (colour, at) => `<circle cx="${12 + at * 20}" cy="12" r="10.5" fill="${escapeHtml(colour)}" stroke="#c9ced4"/>`,
  )
  return `<svg class="swatches" width="${colours.length * 20 + 4}" height="24" role="img" aria-label="Its colours">${dots.join('')}</svg>`
}

function portraitText({ template, about, colours }: SitePreview): string {
  return `<p class="template">${swatches(colours)} <span>Template <b>${escapeHtml(template)}</b></span></p>
<p class="about">${escapeHtml(about)}</p>`
}

/** Links to try; the search, on a line of its own, only for dealers with stock. */
function triesText({ search, tries }: SitePreview, { cars }: LiveSite, address: string): string {
  const link = ({ name, path }: Try) => `<a href="${address}${escapeHtml(path.slice(1))}">${escapeHtml(name)}</a>`
  const asked = cars > 0 ? `<p class="tries">${link(search)}</p>` : ''
  return `${asked}<p class="tries">${tries.map(link).join(' ')}</p>`
}

function card(site: LiveSite, port: number, portrait: SitePreview | undefined): string {
  const address = `http://${site.slug}.localhost:${port}/`
  return `<li>${miniatures(site, address, portrait?.ground ?? '#ffffff')}<div class="text"><h2><a href="${address}">${escapeHtml(site.name)}</a></h2>
<p>${escapeHtml(site.strapline)}</p><p class="counts">${countsText(site)}</p>${portrait ? portraitText(portrait) : ''}<p class="go" aria-hidden="true">Open the site</p>
${portrait ? triesText(portrait, site, address) : ''}</div></li>`
}

/** Sites by number of cars, largest first. */
function byStock(sites: readonly LiveSite[]): LiveSite[] {
  return [...sites].sort((a, b) => b.cars - a.cars)
}

/** Data of the start page: live sites, port, and portraits by slug. */
export interface StartPage {
  readonly sites: readonly LiveSite[]
  readonly port: number
  readonly portraits: ReadonlyMap<string, SitePreview>
}

/** The cards, or how to build sites when there are none. */
function cards({ sites, port, portraits }: StartPage): string {
  if (sites.length === 0) return '<p>No site is live here yet. Build them: <code>npm run build</code></p>'
  const all = byStock(sites).map((site) => card(site, port, portraits.get(site.slug)))
  return `<ul>${all.join('\n')}</ul>`
}

/** The page at localhost: a card per dealer, and links to the leads. */
function startPage(page: StartPage): string {
  const { length } = page.sites
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Forecourt: ${counted(length, 'site')}</title><style>${style}</style></head><body><main>
<header><div><h1>Forecourt</h1><p>${counted(length, 'dealer')}, each with a site of its own: its look, its cars, its prices, fast on any phone. Search one, save and compare
cars, book a drive, reserve one. All of it works, and what a shopper sends arrives under Leads received.</p></div>
<nav aria-label="Leads"><a class="leads" href="/leads">Leads received</a> <a class="leads" href="/leads/outbox">Mails sent</a></nav></header>
${cards(page)}</main><script>${script}</script></body></html>`
}

/** Sends the start page. */
export function sendStartPage(response: ServerResponse, page: StartPage): void {
  const headers = ownPageHeaders(style, { frames: `http://*.localhost:${page.port}`, script })
  response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(startPage(page))
}
