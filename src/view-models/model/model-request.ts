import { shownLocations } from '#addresses/location-paths.ts'
import { modelPaths, modelRequestPath } from '#addresses/model-paths.ts'
import { isForSale } from '#domain/car/availability.ts'
import type { Car, CarType } from '#domain/car/car.ts'
import { categoryOfCars } from '#domain/lead/car-category.ts'
import type { Location } from '#domain/location/location.ts'
import { placeWithMostCars } from '#domain/location/place-with-most-cars.ts'
import { placesThatSell } from '#domain/location/trades.ts'
import { fullModelName } from '#domain/model/full-name.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Model } from '#domain/model/model.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { Crumb } from '#seo/page-things.ts'
import type { Tenant } from '#tenants/current.ts'
import type { Site } from '#tenants/site.ts'
import { hasTestDrive } from '#view-models/car/test-drive.ts'
import { type DriveVariant, driveVariants } from './drive-variants.ts'
import { type RequestWords, requestWords } from './model-request-words.ts'

/** A bookable test drive of a model. */
export interface ModelDrive {
  /** The only car, or the one whose location and kind are used for all. */
  readonly car: Car
  /** All cars that can be driven. */
  readonly free: readonly Car[]
  readonly isOnly: boolean
  readonly types: readonly CarType[]
  /** Variants to choose from; empty when all are alike. */
  readonly variants: readonly DriveVariant[]
}

/** View of the page that asks about a model: for a test drive, or for a notice when one comes. */
export interface ModelRequest extends RequestWords {
  readonly path: string
  /** "Norda Tern" */
  readonly name: string
  readonly crumbs: readonly Crumb[]
  /** Locations of its cars, most cars first; all that sell cars when none is stated. */
  readonly places: readonly Location[]
  /** Null when none can be driven or the dealer takes no bookings; the form is a plain enquiry then. */
  readonly drive: ModelDrive | null
  readonly category: string | null
}

/** Locations of these cars, most cars first. */
function placesOf(forSale: readonly Car[], site: Site): readonly Location[] {
  const shown = shownLocations(site)
  const countAt = ({ id }: Location) => forSale.filter(({ location }) => location?.id === id).length
  const found = shown.filter((place) => countAt(place) > 0)
  return found.length > 0 ? found.toSorted((a, b) => countAt(b) - countAt(a)) : placesThatSell(shown)
}

function driveOfModel(name: string, forSale: readonly Car[], site: Site): ModelDrive | null {
  const place = placeWithMostCars(shownLocations(site), forSale)
  const free = forSale.filter((car) => hasTestDrive(site, car))
  const car = free.find(({ location }) => location?.id === place?.id) ?? free[0]
  if (!car) return null
  const types = forSale.map(({ car_type }) => car_type)
  return { car, free, isOnly: forSale.length === 1, types, variants: driveVariants(name, free, site) }
}

/** Builds the view: for a test drive when a car is for sale, else for a notice when one comes. */
export function modelRequest(model: Model, { site, showroom }: Pick<Tenant, 'site' | 'showroom'>): ModelRequest {
  const cars = showroom.cars.filter(isOfModel(model))
  const forSale = cars.filter(isForSale)
  const name = fullModelName(model.make, model.name)
  const path = modelRequestPath(site, model)
  const drive = driveOfModel(name, forSale, site)
  const said = requestWords({ name, cars, isBooked: drive !== null }, site)
  const types = forSale.map(({ car_type }) => car_type)
  return {
    path,
    name,
    ...said,
    crumbs: [
      ...(site.routes.models ? [{ name: 'Models', path: site.routes.models }] : []),
      { name, path: modelPaths(site, model)[0] },
      { name: said.title, path },
    ],
    places: placesOf(forSale, site),
    drive,
    category: categoryOfCars(types, site.forms.enquiry.categories),
  }
}

/** `modelRequest` as a `trackedQuery`: pages depend on its result and not on the whole stock. */
export const modelRequestPage = trackedQuery('request about a model', (tenant: Tenant, model: Model) =>
  modelRequest(model, tenant),
)
