import { contactPages } from '#addresses/contact-pages.ts'
import { shownLocations } from '#addresses/location-paths.ts'
import type { Car } from '#domain/car/car.ts'
import { categoryParameter, messageParameter, placeParameter } from '#domain/contact/contact-parameters.ts'
import { categoryOfCars } from '#domain/lead/car-category.ts'
import type { Location } from '#domain/location/location.ts'
import { placeOfMost } from '#domain/location/place-of-most.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** A way to write to the dealer, and what leads there. */
export interface Ask {
  readonly path: string
  readonly text: string
  /** Where all of it stands; null where it is at several places, or nobody says where. */
  readonly place: Location | null
}

/** What a link says to a form beside its message: only what is known. */
type Said = Readonly<Record<string, string | null | undefined>>

/** A contact page with a message; one of at most 64 letters is taken over from an address (forms/prefill.ts). */
function saying(message: string, path: string, more: Said = {}): string {
  const known = Object.entries(more).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${path}?${new URLSearchParams([[messageParameter, message], ...known])}`
}

const toDrive = (what: string) => `I would like to drive ${what}.`

/** The way to a drive of what is called this: "the Norda Tern", of which a name has 36 letters. */
export const driveOf = (what: string, { routes }: SiteSlice<'routes.contact'>) => saying(toDrive(what), routes.contact)

type Stocked = Pick<Car, 'car_type' | 'location'>

const isAtOne = (forSale: readonly Stocked[]) =>
  new Set(forSale.flatMap(({ location }) => location?.id ?? [])).size === 1

/**
 * To drive a model, asked under what most of its cars are. Of several places the form asks which; where each has a contact page
 * of its own, on that of the place with most.
 */
function askToDrive(name: string, forSale: readonly Stocked[], site: Site): Ask {
  const most = placeOfMost(shownLocations(site), forSale)
  const page = contactPages(site).find(({ locations }) => locations.some(({ id }) => id === most?.id))
  const place = isAtOne(forSale) ? most : null
  const types = forSale.map(({ car_type }) => car_type)
  const path = saying(toDrive(`the ${name}`), page?.path ?? site.routes.contact, {
    [categoryParameter]: categoryOfCars(types, site.forms.enquiry.categories),
    [placeParameter]: page?.locations.length === 1 ? null : place?.id,
  })
  return { path, text: site.labels.drive_model, place }
}

/** To drive a model, or to hear when one comes: the contact page, which then says so for the shopper. */
export function askFor(name: string, forSale: readonly Stocked[], site: Site): Ask {
  if (forSale.length > 0) return askToDrive(name, forSale, site)
  return {
    path: saying(`Please tell me of the next ${name}.`, site.routes.contact),
    text: site.labels.await_model,
    place: null,
  }
}
