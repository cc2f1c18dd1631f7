import { type Model, modelHref } from '#domain/model/model.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

type ModelPathSite = SiteSlice<'routes' | 'pages.routes.model' | 'pages.info'>

/** First parts of addresses that other pages of any site own. */
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

/** Whether another page of the site lives where a model of this slug would at the root. */
function isTaken(site: ModelPathSite, slug: string): boolean {
  const paths = [...Object.values(site.routes), ...site.pages.info.map(({ path }) => path)]
  return reserved.has(slug) || paths.some((path) => path === `/${slug}`)
}

/**
 * The addresses of a model's page, the one that counts first: /models/{slug}, /{slug}, or both.
 * A slug that another page of the site already has stays below /models.
 */
export function modelPaths(site: ModelPathSite, { slug }: Pick<Model, 'slug'>): readonly [string, ...string[]] {
  const { model } = site.pages.routes
  if (model === 'models' || isTaken(site, slug)) return [`/models/${slug}`]
  return model === 'root' ? [`/${slug}`] : [`/models/${slug}`, `/${slug}`]
}

/** Where one asks for a drive of a model, or to hear when one comes. */
export const modelAskPath = (site: ModelPathSite, model: Pick<Model, 'slug'>): string =>
  `${modelPaths(site, model)[0]}/ask`

/** Whether a page of the site lives at an address of the source's, as far as its files say. */
function isKnown(site: ModelPathSite, href: string): boolean {
  const path = href.replace(/[?#].*$/, '')
  return path === '/' || [...Object.values(site.routes), ...site.pages.info.map((page) => page.path)].includes(path)
}

/**
 * The model with the address its links lead to: its own where the source gives one that is on the web or a page of this
 * site, else its page here. A path where no page lives would stop the whole site.
 */
export function addressed(site: ModelPathSite, model: Model): Model {
  const [path] = modelPaths(site, model)
  const href = modelHref(model)
  const isOwn = href !== modelHref({ ...model, override_url: null }) && (!href.startsWith('/') || isKnown(site, href))
  return isOwn ? model : { ...model, override_url: path }
}
