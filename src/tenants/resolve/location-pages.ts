import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { LocationPages } from '../site/location-pages.ts'
import type { Context } from './context.ts'
import { publishMaybe } from './files.ts'

/** Settings of location lists, cards and pages. */
export function locationPagesOf(file: DealerFile, context: Context): LocationPages {
  const { full_view, layout, closed_text } = file.hours
  return {
    locations_order: file.locations_order,
    locations_sort: file.locations_sort,
    location_cards: file.location_cards,
    location_hero: { map: file.location_hero.map ?? (file.maps.token_env ? 'interactive' : 'static') },
    postcodes: publishMaybe(file.postcodes, ['postcodes'], context),
    hours: { full_view, layout, closed_text },
  }
}
