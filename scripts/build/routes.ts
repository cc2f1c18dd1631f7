import type { PageApp, RouteData } from './page-bundle.ts'

/** One page to render: its address and the route that renders it. */
export interface PageToRender {
  readonly pathname: string
  readonly route: RouteData
  /** Props from getStaticPaths; null when there are none. */
  readonly props: object | null
}

function fill(route: RouteData, params: Readonly<Record<string, string | undefined>>): string {
  const parts = route.segments.map((segment) =>
    segment.map((part) => (part.dynamic ? (params[part.content.replace(/^\.\.\./, '')] ?? '') : part.content)).join(''),
  )
  return `/${parts.filter((part) => part !== '').join('/')}`
}

/**
 * All pages of the current dealer. As in Astro, the first route that matches an address wins (fixed before dynamic).
 * @throws when one route claims an address twice
 */
export async function pagesOf(app: PageApp): Promise<PageToRender[]> {
  app.routeCache.clearAll()
  const pages = new Map<string, PageToRender>()
  for (const { routeData: route } of app.manifest.routes) {
    if (!route.prerender || route.type === 'redirect') continue
    for (const page of await pagesOfRoute(app, route)) {
      const first = pages.get(page.pathname)
      if (first?.route === route) throw new Error(`two pages claim the address ${page.pathname}`)
      if (!first) pages.set(page.pathname, page)
    }
  }
  return [...pages.values()]
}

async function pagesOfRoute(app: PageApp, route: RouteData): Promise<PageToRender[]> {
  if (route.pathname !== undefined) return [{ pathname: route.pathname, route, props: null }]
  const component = await app.getComponentByRoute(route)
  const paths = (await component.getStaticPaths?.({})) ?? []
  return paths.map(({ params, props = null }) => ({ pathname: fill(route, params), route, props }))
}

/** Whether it is an HTML page; else it is a data file for scripts and other programs. */
export const isPage = ({ route }: PageToRender): boolean => route.type === 'page'

/** Output file relative to the release: /cars/x -> cars/x.html; endpoints keep their path. */
export function fileOf(page: PageToRender): string {
  if (page.route.type === 'endpoint') return page.pathname.slice(1)
  return page.pathname === '/' ? 'index.html' : `${page.pathname.slice(1)}.html`
}
