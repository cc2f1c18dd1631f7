import { shownLocations } from '#addresses/location-paths.ts'
import { modelRequestPath } from '#addresses/model-paths.ts'
import type { Car, VehicleKind } from '#domain/car/car.ts'
import { offersDrives } from '#domain/car/test-drives.ts'
import { messageParameter, placeParameter } from '#domain/contact/contact-parameters.ts'
import type { Location } from '#domain/location/location.ts'
import { placeWithMostCars } from '#domain/location/place-with-most-cars.ts'
import type { Model } from '#domain/model/model.ts'
import { capital } from '#domain/text/capital.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { MenuLink } from '#view-models/shell/menu-entry.ts'
import { modelPlaces } from './model-places.ts'

/** A link to the page that asks about a model, with its text. */
export interface Ask {
  readonly path: string
  readonly text: string
  /** The location of all its cars; null when they are at several, or none is stated. */
  readonly place: Location | null
  /** When cars are at several locations: a link for each, with its number of cars. */
  readonly places: readonly MenuLink[]
}

/** Verb per kind of vehicle: a caravan is not driven but looked at. */
const tries: Readonly<Record<VehicleKind, string>> = {
  cars: 'drive',
  trucks: 'drive',
  bikes: 'ride',
  motorcycles: 'ride',
  rvs: 'see',
}

/** Verb for a test drive; "drive" for vehicles of several kinds, "see" at a dealer without test drives. */
export function driveVerb(
  standing: readonly Pick<Car, 'item_type'>[],
  { cars }: SiteSlice<'cars.features' | 'cars.buttons'>,
): string {
  if (!offersDrives(cars)) return 'see'
  const [verb = 'drive', ...others] = new Set(standing.map(({ item_type }) => tries[item_type]))
  return others.length > 0 ? 'drive' : verb
}

/** Link text for a verb returned by `driveVerb`. */
export function driveText(verb: string, { labels }: SiteSlice<'labels'>): string {
  if (verb === 'see') return labels.view_model
  return verb === 'ride' ? labels.ride_model : labels.drive_model
}

export const wishTo = (verb: string, what: string) => `I would like to ${verb} ${what}.`

/**
 * Contact path with the wish as a prefilled message; `what` is for example "your Norda range". The form only takes over
 * messages of at most 64 characters (forms/prefill.ts).
 */
export const driveRequestHref = (verb: string, what: string, { routes }: SiteSlice<'routes.contact'>) =>
  `${routes.contact}?${new URLSearchParams({ [messageParameter]: wishTo(verb, what) })}`

type Stocked = Pick<Car, 'item_type' | 'location' | 'city'>

/**
 * Link to the page that asks for a test drive, or for a notice when one comes if none is for sale; each location has
 * its own link.
 */
export function modelRequestLink(model: Pick<Model, 'slug'>, forSale: readonly Stocked[], site: Site): Ask {
  const path = modelRequestPath(site, model)
  if (forSale.length === 0) return { path, text: site.labels.await_model, place: null, places: [] }
  const at = ([first]: readonly Stocked[]) => new URLSearchParams({ [placeParameter]: first?.location?.id ?? '' })
  const verb = driveVerb(forSale, site)
  const doing = `${capital(verb)} it`
  const places = modelPlaces(forSale, site, { doing, wayTo: (standing) => `${path}?${at(standing)}` })
  return {
    path,
    text: driveText(verb, site),
    place: places.length > 0 ? null : placeWithMostCars(shownLocations(site), forSale),
    places,
  }
}
