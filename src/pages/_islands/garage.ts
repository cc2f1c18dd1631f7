import { localise } from '#domain/text/spelling.ts'
import type { GarageLabels } from '#islands/favourites/garage-labels.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** The words that the garage and the cars side by side get of the site. */
export function garageLabels({ labels, locale }: SiteSlice<'labels' | 'locale'>): GarageLabels {
  const { enquire, compare_cars, get_started, no_saved_cars, below_market, certified } = labels
  return { enquire: localise(enquire, locale), compare_cars, get_started, no_saved_cars, below_market, certified }
}
