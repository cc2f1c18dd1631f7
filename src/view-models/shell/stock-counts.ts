import { isForSale } from '#domain/car/availability.ts'
import type { Car, CarType } from '#domain/car/car.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { slugify } from '#domain/text/slug.ts'
import { trackedSource } from '#notes/track-dependencies.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'
import { picturesOfOneKind } from '#view-models/model/body-picture.ts'
import { brandLogo } from '#view-models/model/brand-logo.ts'
import { thumbnailFor } from '#view-models/model/model-pictures.ts'

/** A value, and the number of cars with it. */
interface Counted {
  readonly name: string
  readonly count: number
}

/** A make in stock, with its logo (null when the catalogue has none). */
export interface CountedMake extends Counted {
  readonly logo: string | null
}

/** A body style in stock, with its picture. */
export interface CountedBody extends Counted {
  readonly picture: string
}

/**
 * Numbers of cars for sale today, without sold and on-hold ones. A page that reads one of them is rebuilt after each
 * sale.
 */
export interface StockCounts {
  readonly locale: LocalePolicy
  readonly total: number
  readonly counts: Readonly<Record<CarType, number>>
  /** Body styles for sale, most cars first. */
  readonly bodies: readonly CountedBody[]
  /** Makes for sale, by name. */
  readonly makes: readonly CountedMake[]
}

export const carsForSale = ({ cars }: Pick<Showroom, 'cars'>): readonly Car[] => cars.filter(isForSale)

/** Counts by slug: spellings with the same slug count as one value, named as first written. */
function countBy(values: readonly (string | null)[]): Counted[] {
  const named = values.flatMap((value) => value || [])
  const groups = Map.groupBy(named, (value) => slugify(value, value))
  return [...groups.values()].map((spellings) => ({ name: spellings[0] ?? '', count: spellings.length }))
}

/** Photo of the car with the lowest id: every page shows it, and a sale rarely affects that one car. */
function photoOf(cars: readonly Car[], images: Tenant['site']['cars']['images']): string | null {
  const [first] = cars.filter((car) => car.primary_image_url).sort((a, b) => (a.id < b.id ? -1 : 1))
  return first?.primary_image_url ? thumbnailFor(first.primary_image_url, images) : null
}

function bodiesOf(cars: readonly Car[], { cars: { images } }: Tenant['site']): CountedBody[] {
  const bodyOf = (car: Car) => car.simple_body ?? car.body
  const bodies = countBy(cars.map(bodyOf)).sort((a, b) => b.count - a.count)
  const standing = Map.groupBy(cars, bodyOf)
  const pictures = picturesOfOneKind(
    bodies.map(({ name }) => ({ name, photo: photoOf(standing.get(name) ?? [], images) })),
  )
  return bodies.map((body, at) => ({ ...body, picture: pictures[at] ?? '' }))
}

function makesOf(cars: readonly Car[], { manufacturers }: Showroom): CountedMake[] {
  return countBy(cars.map((car) => car.make))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((make) => ({ ...make, logo: brandLogo(make.name, manufacturers) }))
}

function read({ site, showroom }: Tenant): StockCounts {
  const cars = carsForSale(showroom)
  return {
    locale: site.locale,
    total: cars.length,
    counts: showroom.counts,
    bodies: bodiesOf(cars, site),
    makes: makesOf(cars, showroom),
  }
}

/** The stock counts of the dealer being rendered; computed once. */
export const stockCounts = trackedSource('stock counts', read)
