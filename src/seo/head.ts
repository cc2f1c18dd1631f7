import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** What one page says about itself; the dealer's own words fill what it leaves out. */
export interface PageContents {
  /** null or absent: the dealer's name is the title. */
  readonly title?: string | null | undefined
  readonly description?: string | null | undefined
  /** Site path of the page, starting with a slash, without query. */
  readonly path: string
  /** Open Graph type; car pages are products. */
  readonly kind?: 'website' | 'product' | 'article' | undefined
  /** Site path or absolute URL of the preview picture. */
  readonly image?: string | null | undefined
  readonly keywords?: readonly string[] | undefined
  /** False keeps the page out of search engines and the sitemap: its kind is not listed, or it has nothing to read today. */
  readonly isIndexed?: boolean | undefined
}

/** The head of one page, every value ready to print. */
export interface Head {
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly type: string
  readonly siteName: string
  readonly locale: string
  readonly image: string
  readonly keywords: string
  readonly verification: string | null
  /** What robots are told; null where they may do as they like. */
  readonly robots: 'noindex' | null
}

/** What of a site every head says. */
export type HeadSite = SiteSlice<'name' | 'url' | 'locale' | 'brand' | 'seo'>

/** A site path as an absolute URL; absolute URLs stay as they are. */
export function absoluteUrl(site: Pick<Site, 'url'>, path: string): string {
  return /^https?:\/\//.test(path) ? path : `${site.url}${path === '/' ? '/' : path.replace(/\/+$/, '')}`
}

function titleOf(site: Pick<Site, 'name'>, title: string | null | undefined): string {
  if (!title || title === site.name) return site.name
  return title.includes(site.name) ? title : `${title} | ${site.name}`
}

/** Head metadata of a page: title, description, canonical address without query, preview tags, keywords. */
export function headFor(site: HeadSite, page: PageContents): Head {
  return {
    title: titleOf(site, page.title),
    description: page.description || site.seo.description || `${site.name}: ${site.brand.strapline}`,
    canonical: absoluteUrl(site, page.path.replace(/[?#].*$/, '')),
    type: page.kind ?? 'website',
    siteName: site.name,
    locale: site.locale.locale.replace('-', '_'),
    image: absoluteUrl(site, page.image ?? site.seo.social_image),
    keywords: [...new Set([...(page.keywords ?? []), ...site.seo.keywords])].join(', '),
    verification: site.seo.google_site_verification,
    robots: page.isIndexed === false ? 'noindex' : null,
  }
}
