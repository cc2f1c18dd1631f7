import type { APIRoute } from 'astro'
import { distanceUnit } from '#domain/text/distance.ts'
import { documentOf } from '#search/document.ts'
import { compileLexicon } from '#search/reading/compile-lexicon.ts'
import { currentTenant } from '#tenants/current.ts'

/** What words mean on this site: fetched by whoever first types, and never by a page that is only read. */
export const GET: APIRoute = () => {
  const { site, showroom } = currentTenant()
  return Response.json(compileLexicon(showroom.cars.map(documentOf), site.search, distanceUnit(site.locale).short))
}
