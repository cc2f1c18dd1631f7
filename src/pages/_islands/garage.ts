import { localise } from '#domain/text/spelling.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import type { GarageLabels } from '#islands/favourites/garage-labels.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** Labels for the garage and the compare page. */
export function garageLabels({
  labels,
  locale,
  identity,
}: SiteSlice<'labels' | 'locale' | 'identity.vehicle_types'>): GarageLabels {
  const { enquire, compare_cars, get_started, no_saved_cars, below_market, certified } = labels
  return {
    ...{ compare_cars, get_started, no_saved_cars, below_market, certified },
    enquire: localise(enquire, locale),
    car: inVehicleWords('car', identity.vehicle_types),
  }
}
