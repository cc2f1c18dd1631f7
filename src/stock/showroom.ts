import { isForSale } from '#domain/car/availability.ts'
import type { Car, CarType } from '#domain/car/car.ts'
import { financePolicy, weeklyPrice } from '#domain/car/finance.ts'
import { inListOrder } from '#domain/car/list-order.ts'
import { modelName } from '#domain/car/model-name.ts'
import { onShowPolicy, reasonNotOnShow } from '#domain/car/on-show.ts'
import { isForHire } from '#domain/car/price.ts'
import { countBy } from '#domain/data/count-by.ts'
import type { Dealership } from '#domain/location/dealership.ts'
import type { Location } from '#domain/location/location.ts'
import type { Manufacturer } from '#domain/model/manufacturer.ts'
import type { Model } from '#domain/model/model.ts'
import type { Reviews } from '#domain/rating/review.ts'
import { distanceUnit } from '#domain/text/distance.ts'
import { slugify } from '#domain/text/slug.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { type CarHistory, noHistory, recordNight } from './car-history.ts'
import { delistedCars, type Listings, noListings, withoutExpiredListings } from './delist.ts'
import { type HasPicture, pictureAddress } from './images.ts'
import { type DelistedCar, delistedPage, listedCar, type MovedCar } from './listed-car.ts'
import { modelsOf, readCatalogue } from './models.ts'
import { movedCars } from './moved-cars.ts'
import { readDealership, readManufacturer } from './read-businesses.ts'
import { type LeftOut, readCars, type UnreadFactOfCar } from './read-cars.ts'
import { readLocations } from './read-location.ts'
import { readReviews } from './read-reviews.ts'
import type { Reading } from './reading.ts'
import type { Snapshot } from './snapshot.ts'
import { withOneSpelling } from './spelling.ts'
import { withYardPoints } from './yard-points.ts'

/** The cars one site shows today, in list order, and what became of the rest. */
export interface Showroom {
  readonly cars: readonly Car[]
  /** Every car that could be read, on show or not, in the snapshot's order. */
  readonly readable: readonly Car[]
  /** Departed cars whose addresses still answer; they are in no list, search or count. Newest first. */
  readonly delisted: readonly DelistedCar[]
  /** Former slugs of cars that have a page under another slug. */
  readonly moved: readonly MovedCar[]
  /** Listings for the next build. */
  readonly listings: Listings
  /** What nightly builds recorded of the cars, this one included. */
  readonly history: CarHistory
  readonly models: readonly Model[]
  /** Locations of the snapshot, for a dealer whose own files name none. */
  readonly locations: readonly Location[]
  /** Makes of the snapshot's catalogue with their logos. */
  readonly manufacturers: readonly Manufacturer[]
  readonly reviews: Reviews
  /** Cars for sale by type, overridden by the dealer's own counts. */
  readonly counts: Readonly<Record<CarType, number>>
  readonly takenAt: string | null
  /** Entries that are unreadable, repeat an id or must not be shown. */
  readonly leftOut: readonly LeftOut[]
  /** Readable cars this dealer's rules keep off the site, counted by reason. */
  readonly notOnShow: Readonly<Record<string, number>>
  /** Facts of readable cars that the snapshot states but that could not be understood. */
  readonly unreadFacts: readonly UnreadFactOfCar[]
}

/** The parts of a Site that stock rules read. */
export type StockSite = SiteSlice<
  | 'stock'
  | 'identity.manufacturer'
  | 'identity.vehicle_types'
  | 'locale'
  | 'cars.price'
  | 'cars.finance_provider'
  | 'cars.finance'
  | 'locations'
>

function tallied(words: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries([...countBy(words)].sort())
}

function typeCounts(cars: readonly Car[]): Readonly<Record<CarType, number>> {
  const of = (type: CarType) => cars.filter((car) => car.car_type === type && isForSale(car)).length
  return { new: of('new'), used: of('used'), demo: of('demo') }
}

/** A priced car with the dealer's statement of what prices include, unless its stock entry has one. */
const withPriceType = (car: Car, said: string | null): Car =>
  said !== null && car.price_type === null && car.price !== null ? { ...car, price_type: said } : car

function renamed(car: Car, names: Site['stock']['model_names']): Car {
  return { ...car, model: modelName(car.make, car.model, names) }
}

/** The cars with the weekly prices of the dealer's own lender. */
function financed(cars: readonly Car[], { cars: rules, locale }: StockSite, now: Date): readonly Car[] {
  const policy = financePolicy(rules)
  return policy.provider === null
    ? cars
    : cars.map((car) => ({ ...car, weekly: weeklyPrice(car, policy, locale, now) }))
}

/** Marks cars priced by the week as for_hire. */
function hired(cars: readonly Car[], { cars: { price } }: StockSite): readonly Car[] {
  return cars.map((car) => (isForHire(car, price) ? { ...car, for_hire: true } : car))
}

/** The catalogue; without one the models in stock, at a single-make dealer of that make only. */
function modelsFor(snapshot: Snapshot, cars: readonly Car[], site: StockSite, has: HasPicture): readonly Model[] {
  const maker = site.identity.manufacturer?.name ?? ''
  const listed = readCatalogue(snapshot.models, maker, has)
  if (listed.length > 0) return listed
  return modelsOf(cars.filter(({ make }) => maker === '' || slugify(make, '') === slugify(maker, '')))
}

function readAll<T>(raws: readonly unknown[], read: (raw: unknown) => T | null): readonly T[] {
  return raws.map((raw) => read(raw)).filter((item) => item !== null)
}

/** A location without a rating of its own gets its dealership's. */
function rated(place: Location, dealerships: readonly Dealership[]): Location {
  const { dealership_id, dealership_slug } = place
  const found = dealerships.find(({ id, slug }) => id === dealership_id || slug === dealership_slug)
  if (place.average_rating !== null || !found) return place
  return { ...place, average_rating: found.average_rating, review_count: found.review_count }
}

function placesOf(snapshot: Snapshot, timeZone: string, has: HasPicture): readonly Location[] {
  const dealerships = readAll(snapshot.dealerships, readDealership)
  const places = readLocations(snapshot.locations, timeZone, has)
  return places.map((place) => rated(place, dealerships))
}

/** What a site provides for reading a snapshot (see Reading), and what earlier builds left. */
export interface OwnFiles extends Pick<Reading, 'hasPicture' | 'copyOf' | 'hasFile' | 'withheld' | 'source'> {
  /** Listings of the last build. */
  readonly listings?: Listings | undefined
  /** History of the nights before. */
  readonly history?: CarHistory | undefined
}

/** Departed cars whose pages may be shown; a picture that no longer exists is null. */
function pagesOf(delisted: readonly DelistedCar[], { hasPicture, withheld }: OwnFiles): readonly DelistedCar[] {
  const shown = delisted.filter((car) => !withheld?.has(delistedPage(car)))
  return shown.map((car) => ({ ...car, primary_image_url: pictureAddress(car.primary_image_url, hasPicture) }))
}

/** Moved cars that lead to a page; pages at fault are left out. */
function withPage(moved: readonly MovedCar[], pages: readonly { readonly slug: string }[]): readonly MovedCar[] {
  const slugs = new Set(pages.map(({ slug }) => slug))
  return moved.filter(({ slug }) => slugs.has(slug))
}

/** Builds the showroom of a snapshot: reads every car, applies the dealer's rules, ranks what is on show. */
export function showroomFrom(snapshot: Snapshot, site: StockSite, now: Date, own: OwnFiles): Showroom {
  const { locale } = site
  const { ofCar: placeOf } = snapshot.places
  const { vehicle_types: kinds } = site.identity
  const reading: Reading = { ...own, now, kinds, unit: distanceUnit(locale).short, currency: locale.currency, placeOf }
  const day = { now, timeZone: locale.timeZone }
  const before = withoutExpiredListings(own.listings ?? noListings, day)
  const { cars: read, leftOut, unread } = readCars(snapshot.cars, reading, before)
  const named = withOneSpelling(
    read.map((car) => withPriceType(renamed(car, site.stock.model_names), site.stock.price_type)),
  )
  const locations = placesOf(snapshot, locale.timeZone, own.hasFile)
  const yards = site.locations.length > 0 ? site.locations : locations
  const readable = withYardPoints(financed(hired(named, site), site, now), yards)
  const judged = readable.map((car) => ({ car, reason: reasonNotOnShow(car, onShowPolicy(site.stock), now) }))
  const onShow = judged.flatMap(({ car, reason }) => (reason === null ? [car] : []))
  const cars = inListOrder(onShow, site.cars.price)
  const sorted = { readable, onShow: cars }
  const delisted = delistedCars(before, sorted, onShowPolicy(site.stock), day)
  const moved = movedCars(before, sorted, delisted, day)
  const goneCars = pagesOf(delisted, own)
  return {
    cars,
    readable,
    delisted: goneCars,
    moved: withPage(moved, [...cars, ...goneCars]),
    listings: { listed: cars.map(listedCar), delisted, moved },
    history: recordNight(own.history ?? noHistory, sorted, { ...day, ...site.cars.price }, [
      ...before.delisted,
      ...before.listed,
    ]),
    models: modelsFor(snapshot, cars, site, own.hasPicture),
    locations,
    manufacturers: readAll(snapshot.manufacturers, (raw) => readManufacturer(raw, own.hasFile)),
    reviews: readReviews(snapshot.reviews),
    counts: { ...typeCounts(cars), ...site.stock.car_types },
    takenAt: snapshot.taken?.at ?? null,
    leftOut,
    notOnShow: tallied(judged.flatMap(({ reason }) => (reason === null ? [] : [reason]))),
    unreadFacts: unread,
  }
}
