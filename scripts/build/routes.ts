import type { PageApp, RouteData } from './page-bundle.ts'

/** One page to render: its address and the route that renders it. */
export interface PageToRender {
  readonly pathname: string
  readonly route: RouteData
  /** What its route gives it; null where it is asked for nothing. */
  readonly props: object | null
}

function fill(route: RouteData, params: Readonly<Record<string, string | undefined>>): string {
  const parts = route.segments.map((segment) =>
    segment.map((part) => (part.dynamic ? (params[part.content.replace(/^\.\.\./, '')] ?? '') : part.content)).join(''),
  )
  return `/${parts.filter((part) => part !== '').join('/')}`
}

/** Every page of the current dealer. A fixed route wins over a dynamic one, as in Astro. @throws when one route claims an address twice. */
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

/** Whether it is shown to people; else a data file, which other programs and scripts ask for. */
export const isPage = ({ route }: PageToRender): boolean => route.type === 'page'

/** The file a page is written to, relative to the release: /cars/x -> cars/x.html, endpoints as they are. */
export function fileOf(page: PageToRender): string {
  if (page.route.type === 'endpoint') return page.pathname.slice(1)
  return page.pathname === '/' ? 'index.html' : `${page.pathname.slice(1)}.html`
}
