import { previewPath, previewSize } from '#domain/data/preview-picture.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** The picture of a link to a page. */
export interface PreviewPicture {
  readonly src: string
  readonly alt: string
  /** Absent of photos, which are as large as the feed has them: a wrong size is worse than none. */
  readonly size?: Readonly<Record<'width' | 'height', number>> | undefined
}

/** What one page says about itself; the dealer's own words fill what it leaves out. */
export interface PageContents {
  /** null or absent: the dealer's name is the title. */
  readonly title?: string | null | undefined
  readonly description?: string | null | undefined
  /** Site path of the page, starting with a slash, without query. */
  readonly path: string
  /** Site path of the page that search engines are to name where both show the same; absent: this one. */
  readonly canonical?: string | undefined
  /** Open Graph type; car pages are products. */
  readonly kind?: 'website' | 'product' | 'article' | undefined
  /** The preview picture: its site path or absolute URL, and how large it is where somebody knows. */
  readonly image?: PreviewPicture | null | undefined
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
  readonly image: PreviewPicture
  readonly keywords: string
  readonly verification: string | null
  /** What robots are told; null where they may do as they like. They show a page's own picture small unless they are told otherwise. */
  readonly robots: 'noindex' | 'max-image-preview:large' | null
}

/** What of a site every head says. */
export type HeadSite = SiteSlice<'name' | 'url' | 'locale' | 'brand' | 'seo'>

/** A site path as an absolute URL; absolute URLs stay as they are. */
export function absoluteUrl(site: Pick<Site, 'url'>, path: string): string {
  return /^https?:\/\//.test(path) ? path : `${site.url}${path === '/' ? '/' : path.replace(/\/+$/, '')}`
}

const longest = 160

/** A description no longer than search results show: at most 160 characters, cut between words. */
function clipped(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`
}

/** Search results cut what is longer, and show the site's name above it in any case. */
const longestTitle = 65

/** The page's own title, with the dealer's name behind it where both are shown whole. */
function titleOf(site: Pick<Site, 'name'>, title: string | null | undefined): string {
  if (!title || title === site.name) return site.name
  const named = title.includes(site.name) ? title : `${title} | ${site.name}`
  return named.length <= longestTitle ? named : title
}

/** The page's own picture, else the dealer's, else the one that is drawn of its logo; by its whole address. */
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

/** Head metadata of a page: title, description, canonical address without query, preview tags, keywords. */
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
