import { type PlacesSite, shownLocations } from '#addresses/location-paths.ts'
import type { Location } from '#domain/location/location.ts'
import { placesThatSell, workshopsOf } from '#domain/location/trades.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** Content beside the form of a request page. */
export interface RequestNotes {
  /** Location whose picture is shown: the first workshop that has one. */
  readonly pictured: Location | null
  readonly steps: readonly string[]
  readonly points: readonly string[]
  /** Locations to visit. */
  readonly places: readonly Location[]
}

/**
 * The content beside a form. A service request lists the workshops. Other pages with steps or points leave out the
 * locations when there are several, as the column would get too long.
 */
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
