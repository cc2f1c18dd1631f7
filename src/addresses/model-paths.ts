import { type Model, modelHref } from '#domain/model/model.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

type ModelPathSite = SiteSlice<'routes' | 'pages.routes.model' | 'pages.info'>

/** First path segments used by other pages of any site. */
const reserved = new Set([
  'cars',
  'search',
  'models',
  'brands',
  'locations',
  'contact-us',
  'pages',
  'pictures',
  'success',
  'index',
  '404',
])

/** Whether another page of the site has the path `/{slug}`. */
function isTaken(site: ModelPathSite, slug: string): boolean {
  const paths = [...Object.values(site.routes), ...site.pages.info.map(({ path }) => path)]
  return reserved.has(slug) || paths.some((path) => path === `/${slug}`)
}

/**
 * Paths of a model's page, the canonical one first: /models/{slug}, /{slug}, or both. A slug that another page of the
 * site uses stays below /models.
 */
export function modelPaths(site: ModelPathSite, { slug }: Pick<Model, 'slug'>): readonly [string, ...string[]] {
  const { model } = site.pages.routes
  if (model === 'models' || isTaken(site, slug)) return [`/models/${slug}`]
  return model === 'root' ? [`/${slug}`] : [`/models/${slug}`, `/${slug}`]
}

/** Path of the form for a test drive of a model, or for a notice when one is in stock. */
export const modelRequestPath = (site: ModelPathSite, model: Pick<Model, 'slug'>): string =>
  `${modelPaths(site, model)[0]}/ask`

/** Whether the site has a fixed or text page at the path of `href`. */
function isKnown(site: ModelPathSite, href: string): boolean {
  const path = href.replace(/[?#].*$/, '')
  return path === '/' || [...Object.values(site.routes), ...site.pages.info.map((page) => page.path)].includes(path)
}

/**
 * The model with its final link: the source's URL if it is external or a page of this site, else the model's page. A
 * link to a missing page would stop the whole site.
 */
export function withModelLink(site: ModelPathSite, model: Model): Model {
  const [path] = modelPaths(site, model)
  const href = modelHref(model)
  const isOwn = href !== modelHref({ ...model, override_url: null }) && (!href.startsWith('/') || isKnown(site, href))
  return isOwn ? model : { ...model, override_url: path }
}
