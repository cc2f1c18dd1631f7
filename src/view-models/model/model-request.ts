import { shownLocations } from '#addresses/location-paths.ts'
import { modelAskPath, modelPaths } from '#addresses/model-paths.ts'
import { isForSale } from '#domain/car/availability.ts'
import type { Car, CarType } from '#domain/car/car.ts'
import { categoryOfCars } from '#domain/lead/car-category.ts'
import type { Location } from '#domain/location/location.ts'
import { placeOfMost } from '#domain/location/place-of-most.ts'
import { placesThatSell } from '#domain/location/trades.ts'
import { fullModelName } from '#domain/model/full-name.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Model } from '#domain/model/model.ts'
import { question } from '#notes/remembered.ts'
import type { Crumb } from '#seo/page-things.ts'
import type { Tenant } from '#tenants/current.ts'
import type { Site } from '#tenants/site.ts'
import { hasTestDrive } from '#view-models/car/test-drive.ts'
import { type DriveVariant, driveVariants } from './drive-variants.ts'
import { type RequestWords, requestWords } from './model-request-words.ts'

/** A drive of one of a model's cars, at a day and a time. */
export interface ModelDrive {
  /** The only one, or the one whose place and kind stand for all. */
  readonly car: Car
  /** All that can be driven. */
  readonly free: readonly Car[]
  readonly isOnly: boolean
  readonly types: readonly CarType[]
  /** Which of them may be asked for; none where all are alike. */
  readonly variants: readonly DriveVariant[]
}

/** What the page says that asks about a model: for a drive, or to hear when one comes. */
export interface ModelRequest extends RequestWords {
  readonly path: string
  /** "Norda Tern" */
  readonly name: string
  readonly crumbs: readonly Crumb[]
  /** Where they stand, the most first; all places that sell where nobody says. */
  readonly places: readonly Location[]
  /** Null where none can be driven, or the dealer books no drives: then the shopper writes. */
  readonly drive: ModelDrive | null
  readonly category: string | null
}

/** Where these stand, the most first. */
function placesOf(forSale: readonly Car[], site: Site): readonly Location[] {
  const shown = shownLocations(site)
  const countAt = ({ id }: Location) => forSale.filter(({ location }) => location?.id === id).length
  const found = shown.filter((place) => countAt(place) > 0)
  return found.length > 0 ? found.toSorted((a, b) => countAt(b) - countAt(a)) : placesThatSell(shown)
}

function driveOfModel(name: string, forSale: readonly Car[], site: Site): ModelDrive | null {
  const place = placeOfMost(shownLocations(site), forSale)
  const free = forSale.filter((car) => hasTestDrive(site, car))
  const car = free.find(({ location }) => location?.id === place?.id) ?? free[0]
  if (!car) return null
  const types = forSale.map(({ car_type }) => car_type)
  return { car, free, isOnly: forSale.length === 1, types, variants: driveVariants(name, free, site) }
}

/** How one asks about a model: for a drive of one that stands here, else to hear when one comes. */
export function modelRequest(model: Model, { site, showroom }: Pick<Tenant, 'site' | 'showroom'>): ModelRequest {
  const cars = showroom.cars.filter(isOfModel(model))
  const forSale = cars.filter(isForSale)
  const name = fullModelName(model.make, model.name)
  const path = modelAskPath(site, model)
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

/** The same for a page, which depends on what it shows of the stock, and not on all of it. */
export const modelRequestPage = question('request about a model', (tenant: Tenant, model: Model) =>
  modelRequest(model, tenant),
)
