import { contactPages } from '#addresses/contact-pages.ts'
import { shownLocations } from '#addresses/location-paths.ts'
import type { Car, VehicleKind } from '#domain/car/car.ts'
import { categoryParameter, messageParameter, placeParameter } from '#domain/contact/contact-parameters.ts'
import { categoryOfCars } from '#domain/lead/car-category.ts'
import type { Location } from '#domain/location/location.ts'
import { placeOfMost } from '#domain/location/place-of-most.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { MenuLink } from '#view-models/shell/menu.ts'
import { modelPlaces } from './model-places.ts'

/** A way to write to the dealer, and what leads there. */
export interface Ask {
  readonly path: string
  readonly text: string
  /** Where all of it stands; null where it is at several places, or nobody says where. */
  readonly place: Location | null
  /** Where it is at several: each with how many stand there, and its own way to ask. */
  readonly places: readonly MenuLink[]
  /** What the shopper chooses one of them by. */
  readonly where: string
}

/** What a link says to a form beside its message: only what is known. */
type Said = Readonly<Record<string, string | null | undefined>>

/** A contact page with a message; one of at most 64 letters is taken over from an address (forms/prefill.ts). */
function saying(message: string, path: string, more: Said = {}): string {
  const known = Object.entries(more).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${path}?${new URLSearchParams([[messageParameter, message], ...known])}`
}

const wishTo = (verb: string, what: string) => `I would like to ${verb} ${what}.`

/** What one does with each: nobody drives a caravan, it is looked at. */
const tries: Readonly<Record<VehicleKind, string>> = {
  cars: 'drive',
  trucks: 'drive',
  bikes: 'ride',
  motorcycles: 'ride',
  rvs: 'see',
}

/** Of models of several kinds the one that holds for all. */
function verbOf(standing: readonly Pick<Car, 'item_type'>[]): string {
  const [verb = 'drive', ...others] = new Set(standing.map(({ item_type }) => tries[item_type]))
  return others.length > 0 ? 'drive' : verb
}

/** The way to a drive of what is called this: "the Norda Tern", of which a name has 36 letters. */
export const driveOf = (what: string, { routes }: SiteSlice<'routes.contact'>) =>
  saying(wishTo('drive', what), routes.contact)

type Stocked = Pick<Car, 'car_type' | 'item_type' | 'location' | 'city'>

/** To drive a model where these stand, which is one place, asked under what most of them are. */
function wayToDrive(name: string, standing: readonly Stocked[], site: Site): string {
  const place = placeOfMost(shownLocations(site), standing)
  const page = contactPages(site).find(({ locations }) => locations.some(({ id }) => id === place?.id))
  const types = standing.map(({ car_type }) => car_type)
  return saying(wishTo(verbOf(standing), `the ${name}`), page?.path ?? site.routes.contact, {
    [categoryParameter]: categoryOfCars(types, site.forms.enquiry.categories),
    [placeParameter]: page?.locations.length === 1 ? null : place?.id,
  })
}

/** The end of the page, where each place has its way. */
const end = '#contact-band'

/** To drive a model: of several places the shopper says which. */
function askToDrive(name: string, forSale: readonly Stocked[], site: Site): Ask {
  const places = modelPlaces(forSale, site, (standing) => wayToDrive(name, standing, site))
  const isAtOne = places.length === 0
  return {
    path: isAtOne ? wayToDrive(name, forSale, site) : end,
    text: site.labels.drive_model,
    place: isAtOne ? placeOfMost(shownLocations(site), forSale) : null,
    places,
    where: `Where would you like to ${verbOf(forSale)} it?`,
  }
}

/** To drive a model, or to hear when one comes: the contact page, which then says so for the shopper. */
export function askFor(name: string, forSale: readonly Stocked[], site: Site): Ask {
  if (forSale.length > 0) return askToDrive(name, forSale, site)
  return {
    path: saying(`Please tell me of the next ${name}.`, site.routes.contact),
    text: site.labels.await_model,
    place: null,
    places: [],
    where: '',
  }
}
