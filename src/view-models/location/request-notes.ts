import { type PlacesSite, shownLocations } from '#addresses/location-paths.ts'
import type { Location } from '#domain/location/location.ts'
import { placesThatSell, workshopsOf } from '#domain/location/trades.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** What stands beside the form of a page that asks for one thing. */
export interface RequestNotes {
  /** The place whose picture is shown: of the workshops the first that has one. */
  readonly pictured: Location | null
  readonly steps: readonly string[]
  readonly points: readonly string[]
  /** Places to come to. */
  readonly places: readonly Location[]
}

/** A dealer's notes beside a form. Where they tell what happens, a column of many yards would only stand in the way; a service has its workshop. */
export function requestNotes(
  site: PlacesSite & SiteSlice<'pages.request_pages'>,
  kind: keyof Site['pages']['request_pages'],
): RequestNotes {
  const shown = shownLocations(site)
  const { steps, points } = site.pages.request_pages[kind]
  const own = { steps, points }
  if (kind === 'service') {
    const places = workshopsOf(shown)
    return { ...own, pictured: places.find(({ image }) => image !== null) ?? null, places }
  }
  const places = placesThatSell(shown)
  const isTold = steps.length > 0 || points.length > 0
  return { ...own, pictured: null, places: isTold && places.length > 1 ? [] : places }
}
