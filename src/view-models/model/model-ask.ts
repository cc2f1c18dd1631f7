import { shownLocations } from '#addresses/location-paths.ts'
import { modelAskPath } from '#addresses/model-paths.ts'
import type { Car, VehicleKind } from '#domain/car/car.ts'
import { offersDrives } from '#domain/car/test-drives.ts'
import { messageParameter, placeParameter } from '#domain/contact/contact-parameters.ts'
import type { Location } from '#domain/location/location.ts'
import { placeOfMost } from '#domain/location/place-of-most.ts'
import type { Model } from '#domain/model/model.ts'
import { capital } from '#domain/text/capital.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { MenuLink } from '#view-models/shell/menu-entry.ts'
import { modelPlaces } from './model-places.ts'

/** A way to write to the dealer, and what leads there. */
export interface Ask {
  readonly path: string
  readonly text: string
  /** Where all of it stands; null where it is at several places, or nobody says where. */
  readonly place: Location | null
  /** Where it is at several: each with how many stand there, and its own way to ask. */
  readonly places: readonly MenuLink[]
}

/** What one does with each: nobody drives a caravan, it is looked at. */
const tries: Readonly<Record<VehicleKind, string>> = {
  cars: 'drive',
  trucks: 'drive',
  bikes: 'ride',
  motorcycles: 'ride',
  rvs: 'see',
}

/** Of models of several kinds the one that holds for all; at a dealer without test drives one comes to see them. */
export function driveVerb(
  standing: readonly Pick<Car, 'item_type'>[],
  { cars }: SiteSlice<'cars.features' | 'cars.buttons'>,
): string {
  if (!offersDrives(cars)) return 'see'
  const [verb = 'drive', ...others] = new Set(standing.map(({ item_type }) => tries[item_type]))
  return others.length > 0 ? 'drive' : verb
}

/** What leads to it: one sees, rides or drives it. */
export function driveText(verb: string, { labels }: SiteSlice<'labels'>): string {
  if (verb === 'see') return labels.view_model
  return verb === 'ride' ? labels.ride_model : labels.drive_model
}

export const wishTo = (verb: string, what: string) => `I would like to ${verb} ${what}.`

/** The way to do so with what is called this, "your Norda range": one of at most 64 letters is taken over from an address (forms/prefill.ts). */
export const driveOf = (verb: string, what: string, { routes }: SiteSlice<'routes.contact'>) =>
  `${routes.contact}?${new URLSearchParams({ [messageParameter]: wishTo(verb, what) })}`

type Stocked = Pick<Car, 'item_type' | 'location' | 'city'>

/** To drive a model, or to hear when one comes: the page that asks for it, which each place leads to in its own name. */
export function askFor(model: Pick<Model, 'slug'>, forSale: readonly Stocked[], site: Site): Ask {
  const path = modelAskPath(site, model)
  if (forSale.length === 0) return { path, text: site.labels.await_model, place: null, places: [] }
  const at = ([first]: readonly Stocked[]) => new URLSearchParams({ [placeParameter]: first?.location?.id ?? '' })
  const verb = driveVerb(forSale, site)
  const doing = `${capital(verb)} it`
  const places = modelPlaces(forSale, site, { doing, wayTo: (standing) => `${path}?${at(standing)}` })
  return {
    path,
    text: driveText(verb, site),
    place: places.length > 0 ? null : placeOfMost(shownLocations(site), forSale),
    places,
  }
}
