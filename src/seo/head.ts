import { previewPath, previewSize } from '#domain/data/preview-picture.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** The picture shown with shared links to a page. */
export interface PreviewPicture {
  readonly src: string
  readonly alt: string
  /** In px. Absent for photos, whose size depends on the feed: no size is better than a wrong one. */
  readonly size?: Readonly<Record<'width' | 'height', number>> | undefined
}

/** A page's own metadata; the dealer's settings fill what it omits. */
export interface PageContents {
  /** Null or absent for the dealer's name. */
  readonly title?: string | null | undefined
  readonly description?: string | null | undefined
  /** Site path of the page, starting with a slash, without query. */
  readonly path: string
  /** Site path of the canonical page when another shows the same content; absent for this one. */
  readonly canonical?: string | undefined
  /** Open Graph type; car pages are products. */
  readonly kind?: 'website' | 'product' | 'article' | undefined
  /** The preview picture: site path or absolute URL, and its size if known. */
  readonly image?: PreviewPicture | null | undefined
  readonly keywords?: readonly string[] | undefined
  /**
   * False keeps the page out of search engines and the sitemap: its kind is not indexed, or it has no content today.
   */
  readonly isIndexed?: boolean | undefined
}

/** Metadata of one page, ready to render. */
export interface Head {
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly type: string
  readonly siteName: string
  readonly locale: string
  readonly image: PreviewPicture
  readonly keywords: string
  readonly verification: string | null
  /** Robots directive; null for none. Without `max-image-preview:large` search engines show only a small picture. */
  readonly robots: 'noindex' | 'max-image-preview:large' | null
}

/** The parts of a site that every head uses. */
export type HeadSite = SiteSlice<'name' | 'url' | 'locale' | 'brand' | 'seo'>

/** Turns a site path into an absolute URL without trailing slash; absolute URLs are returned unchanged. */
export function absoluteUrl(site: Pick<Site, 'url'>, path: string): string {
  return /^https?:\/\//.test(path) ? path : `${site.url}${path === '/' ? '/' : path.replace(/\/+$/, '')}`
}

const longest = 160

/** Shortens a description to the 160 characters that search results show, between words. */
function clipped(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`
}

/** In characters. Search results cut longer titles, and show the site's name in any case. */
const longestTitle = 65

/** The page's title, followed by the dealer's name when both fit. */
function titleOf(site: Pick<Site, 'name'>, title: string | null | undefined): string {
  if (!title || title === site.name) return site.name
  const named = title.includes(site.name) ? title : `${title} | ${site.name}`
  return named.length <= longestTitle ? named : title
}

/** The page's picture, else the dealer's, else the one generated from its logo; with an absolute URL. */
function imageOf(site: HeadSite, image: PreviewPicture | null | undefined): PreviewPicture {
  const { social_image } = site.seo
  const size = social_image === previewPath ? previewSize : undefined
  const { src, ...rest } = image ?? { src: social_image, alt: site.name, size }
  return { ...rest, src: absoluteUrl(site, src) }
}

function robotsOf({ isIndexed, image }: PageContents): Head['robots'] {
  if (isIndexed === false) return 'noindex'
  return image ? 'max-image-preview:large' : null
}

/** Metadata of a page: title, description, canonical URL without query, preview tags, keywords. */
export function headFor(site: HeadSite, page: PageContents): Head {
  return {
    title: titleOf(site, page.title),
    description: clipped(page.description ?? '') || site.seo.description || `${site.name}: ${site.brand.strapline}`,
    canonical: absoluteUrl(site, (page.canonical ?? page.path).replace(/[?#].*$/, '')),
    type: page.kind ?? 'website',
    siteName: site.name,
    locale: site.locale.locale.replace('-', '_'),
    image: imageOf(site, page.image),
    keywords: [...new Set([...(page.keywords ?? []), ...site.seo.keywords])].join(', '),
    verification: site.seo.google_site_verification,
    robots: robotsOf(page),
  }
}
