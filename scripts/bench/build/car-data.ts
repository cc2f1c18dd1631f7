import * as v from 'valibot'
import { pictureKey } from '#domain/car/picture.ts'
import { slugify } from '#domain/text/slug.ts'

const text = v.nullable(v.string())
const number = v.nullable(v.number())

const facts = v.object({
  id: v.pipe(v.number(), v.transform(String)),
  name: v.string(),
  make: v.string(),
  model: v.string(),
  badge: v.string(),
  year: v.number(),
  km: number,
  price: number,
  before_price: number,
  price_type: v.string(),
  car_type: v.string(),
  simple_body: v.string(),
  body: text,
  transmission: text,
  fuel: text,
  drive: text,
  engine: text,
  colour: text,
  seats: number,
  doors: number,
  stocknum: v.string(),
  vin: v.string(),
  description: v.string(),
  features: v.array(v.string()),
  images: v.array(v.object({ image: v.object({ url: v.string() }) })),
})

/** The data of a generated car that other site generators get. */
export type CarFacts = v.InferOutput<typeof facts>

export interface CarOfSite extends Omit<CarFacts, 'images' | 'name' | 'before_price' | 'car_type'> {
  readonly title: string
  readonly heading: string
  readonly condition: string
  /** The list of all cars in that condition. */
  readonly sale: string
  readonly make_slug: string
  readonly was: number | null
  readonly place: string
  /** Path below /cars, without the extension. */
  readonly address: string
  readonly pictures: readonly string[]
  /** Addresses of the most similar cars. */
  readonly similar: readonly string[]
}

const similarShown = 4
const conditions: Readonly<Record<string, string>> = { new: 'New', demo: 'Demo', used: 'Used' }

/** Parses the cars of a snapshot. @throws when one is not as the demo’s generator makes it */
export function readFacts(cars: readonly unknown[]): readonly CarFacts[] {
  return v.parse(v.array(facts), cars)
}

const addressOf = ({ name, id }: CarFacts) => slugify(`${name} ${id}`, 'car')

/** Addresses of the cars of the same body with the nearest prices. */
function similarTo(car: CarFacts, cars: readonly CarFacts[]): readonly string[] {
  const apart = (other: CarFacts) => Math.abs((other.price ?? 0) - (car.price ?? 0))
  const others = cars.filter((other) => other !== car && other.simple_body === car.simple_body)
  const nearest = others.sort((a, b) => apart(a) - apart(b))
  return nearest.slice(0, similarShown).map(addressOf)
}

/** Cars as the templates need them. */
export function carsOfSite(cars: readonly CarFacts[], place: string): readonly CarOfSite[] {
  return cars.map((car) => {
    const { images, name, before_price, car_type, ...same } = car
    const condition = conditions[car_type] ?? car_type
    return {
      ...same,
      title: name,
      heading: `${car.year} ${car.make} ${car.model}`,
      condition,
      sale: slugify(condition, 'all'),
      make_slug: slugify(car.make, 'make'),
      was: before_price,
      place,
      address: addressOf(car),
      pictures: images.flatMap(({ image }) => pictureKey(image.url) ?? []),
      similar: similarTo(car, cars),
    }
  })
}
