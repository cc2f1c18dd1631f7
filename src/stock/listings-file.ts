import * as v from 'valibot'
import { carTypes } from '#domain/car/car.ts'
import { isCalendarDay } from '#domain/text/instant.ts'
import { type BuildState, readBuildState } from './build-state.ts'
import type { Listings } from './delist.ts'
import { listedCar } from './listed-car.ts'

const words = v.nullable(v.string())
const amount = v.nullable(v.number())

const location = v.object({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  phone: words,
  distribution_locations: v.tuple([]),
})

const listed = v.object({
  id: v.string(),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'no slug of a car')),
  name: v.string(),
  make: v.string(),
  model: v.string(),
  year: amount,
  badge: words,
  price: amount,
  km: amount,
  vin: words,
  stocknum: words,
  car_type: v.picklist(carTypes),
  item_type: v.picklist(['cars', 'bikes', 'motorcycles', 'trucks', 'rvs']),
  simple_body: words,
  body: words,
  dealership_id: words,
  dealership_slug: words,
  dealership_name: words,
  location: v.nullable(location),
  city: words,
  state: words,
  primary_image_url: words,
})

const delisted = v.object({
  ...listed.entries,
  left: v.pipe(v.string(), v.check(isCalendarDay, 'no day')),
  isSold: v.boolean(),
})

const moved = v.object({
  ...listed.entries,
  from: listed.entries.slug,
  moved: delisted.entries.left,
})

const file = v.object({
  version: v.literal(1),
  listed: v.array(listed),
  delisted: v.array(delisted),
  // Files of earlier builds have none.
  moved: v.optional(v.array(moved), []),
})

/** Serialises the listings of a build; reading and writing them again gives the same text. */
export function writeListings({ listed, delisted, moved }: Listings): string {
  const gone = delisted.map(({ left, isSold, ...car }) => ({ ...listedCar(car), left, isSold }))
  const former = moved.map(({ from, moved, ...car }) => ({ ...listedCar(car), from, moved }))
  return JSON.stringify({ version: 1, listed: listed.map(listedCar), delisted: gone, moved: former })
}

/** Reads what writeListings wrote, or says in a few words why it cannot be read. */
export function readListings(text: string): BuildState<Listings> {
  const read = readBuildState(text, file)
  if ('unreadable' in read) return read
  const { listed, delisted, moved } = read.content
  return { content: { listed, delisted, moved } }
}
