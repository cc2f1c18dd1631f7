import type { APIRoute } from 'astro'
import { brandPath, brandsOf } from '#components/car/brands.ts'
import { stockPages } from '#components/car/stock-pages.ts'
import { contactPages } from '#components/location/contact-pages.ts'
import { locationPath, shownLocations } from '#components/location/location-facts.ts'
import { modelPaths } from '#components/model/model-paths.ts'
import { landingsOf } from '#search/landing.ts'
import { absoluteUrl } from '#seo/head.ts'
import { type SitemapEntry, sitemapXml } from '#seo/sitemap.ts'
import { currentTenant, type Tenant } from '#tenants/current.ts'

/** Pages with an address of their own, lists without cars left out. */
function paths({ site, showroom }: Tenant): string[] {
  const { routes, pages } = site
  const lists = landingsOf(
    { vehicleKinds: site.vehicleKinds, lists: site.search.lists },
    showroom.cars.map(({ make, model, simple_body, body }) => ({ make, model, body: simple_body ?? body })),
  )
  return [
    '/',
    ...lists.map(({ path }) => path),
    ...(routes.models ? [routes.models, ...showroom.models.map((model) => modelPaths(site, model)[0])] : []),
    ...stockPages({ ...routes, used_car_list: null }, showroom.cars).map(({ path }) => path),
    ...brandsOf(showroom.cars).map(brandPath),
    ...shownLocations(site).map((location) => locationPath(site, location)),
    ...contactPages(site).map(({ path }) => path),
    ...[routes.manufacturer_service, routes.dealerships, routes.faqs, routes.privacy, routes.terms].filter(
      (path) => path !== null,
    ),
    ...pages.info.map(({ path }) => path),
  ]
}

function entries(tenant: Tenant): SitemapEntry[] {
  const { site, showroom, now } = tenant
  const changed = showroom.takenAt?.slice(0, 10) ?? now.toISOString().slice(0, 10)
  const cars = showroom.cars.map(({ slug }) => `/cars/${slug}`)
  return [...paths(tenant), ...cars].map((path) => ({ url: absoluteUrl(site, path), changed }))
}

/** Every page of the site for search engines. */
export const GET: APIRoute = () =>
  new Response(sitemapXml(entries(currentTenant())), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
