import { ownLists } from '#addresses/lists.ts'
import { siteAddresses } from '#addresses/site-addresses.ts'
import { type WrittenLink, writtenLinks } from '#addresses/written-links.ts'
import { isPromoOn } from '#domain/promo/promo.ts'
import type { Landing } from '#search/landing.ts'
import { listPathOf } from '#search/page-path.ts'
import { nearest } from '#tenants/explain/nearest.ts'
import type { Site } from '#tenants/site.ts'
import { formatPath, treeAt } from '#tenants/yaml/tree.ts'
import { ownFiles } from '../build/own-files.ts'
import { type Target, Targets } from '../build/verify/target.ts'
import { partFault } from './anchors.ts'
import { listFault } from './lists.ts'
import { remedyFor } from './page-remedies.ts'
import type { StockFinding, Weight, Written } from './stock-finding.ts'
import { findLinkPositions } from './text-places.ts'

const machineFiles = ['/robots.txt', '/sitemap.xml', '/favicon.svg', '/site.webmanifest', '/theme.css']

/** Target of a link within the site, and whether it was written as an absolute URL; null for external links. */
function targetOf(url: string, { site }: Written): (Target & { readonly isWhole: boolean }) | null {
  const isWhole = url.startsWith(`${site.url}/`)
  const target = new Targets().of(isWhole ? url.slice(site.url.length) : url, '/')
  return target && { ...target, isWhole }
}

interface Pages {
  readonly lists: readonly Landing[]
  readonly addresses: ReadonlySet<string>
  readonly isFile: (path: string) => boolean
}

function pagesOf({ site, showroom }: Written): Pages {
  const files = ownFiles(site)
  return {
    lists: ownLists(site, showroom),
    addresses: siteAddresses({ site, showroom }),
    isFile: (path) => machineFiles.includes(path) || files.hasFile(path),
  }
}

/** The external address a link without a scheme probably means (`www.example.com`, e-mail, phone number); else null. */
function elsewhere(url: string): string | null {
  if (/^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(url)) return `mailto:${url}`
  if (/^\+?[\d().-]{6,}$/.test(url)) return `tel:${url}`
  return /^(?:www\.[^\s/]+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|au|nz))(?:\/\S*)?$/i.test(url)
    ? `https://${url}`
    : null
}

function deadMessage(path: string, url: string, { addresses }: Pages, site: Site): string {
  const meant = elsewhere(url)
  if (meant) return `"${url}" is read as a page of this site, which has none of this name; did you mean "${meant}"?`
  const pages = [...addresses].filter((address) => !address.startsWith('/cars/') || path.startsWith('/cars/'))
  const known = remedyFor(path, site)
  const near = known ? null : nearest(path, pages)
  const page = path.slice(1)
  const own = /^[a-z0-9-]+$/.test(page)
    ? `; a page of text is made as in: pages: {info: [{path: ${path}, title: ..., content: pages/${page}.md}]}`
    : '; its pages are listed in /sitemap.xml once it is built'
  return `"${path}" leads to no page of this site${known ?? (near === null ? own : `; did you mean "${near}"?`)}`
}

/** Links of promos that are not shown today are only notes. */
function weightOf({ path: [root, index] }: WrittenLink, isWhole: boolean, { site, now }: Written): Weight {
  const promo = root === 'promos' ? site.home.promos[Number(index)] : undefined
  const isShown = !promo || isPromoOn(promo, now, site.locale.timeZone)
  return isShown && !isWhole ? 'stop' : 'note'
}

function verdictOn(link: WrittenLink, pages: Pages, written: Written): StockFinding | null {
  const target = targetOf(link.url, written)
  if (!target) return null
  const path = listPathOf(target.path) || '/'
  const where = { at: findLinkPositions(link.url, link.path, written)[0], path: formatPath(link.path) }
  const list = listFault(path, written.site, pages.lists)
  if (list) return { ...where, ...list }
  const isThere =
    pages.addresses.has(target.path) ||
    (path !== target.path && /\/page-\d+$/.test(target.path) && pages.addresses.has(path)) ||
    pages.addresses.has(target.path.replace(/\.html$/, '')) ||
    pages.isFile(target.path)
  const message = isThere
    ? partFault(target.path, target.fragment, written.site)
    : deadMessage(target.path, link.url, pages, written.site)
  return message === null ? null : { ...where, weight: weightOf(link, target.isWhole, written), message }
}

/** The dealer's own links to pages that the site does not have today. */
export function findLinkProblems(written: Written): readonly StockFinding[] {
  const pages = pagesOf(written)
  const links = writtenLinks(written.site).filter(({ path }) => treeAt(written.tree, path) !== undefined)
  return links.flatMap((link) => verdictOn(link, pages, written) ?? [])
}
