import type { Car } from '#domain/car/car.ts'
import { outrightPrice, type Sold } from '#domain/car/price.ts'
import { formatDistance } from '#domain/text/distance.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'

/** The fields that distinguish cars with the same name. */
export type TitledCar = Pick<Car, 'id' | 'name' | 'colour' | 'km' | 'city' | 'stocknum' | 'status'> & Sold

/**
 * Title of a car's page: its name, followed by `distinctions` from cars of the same name; these are empty if not
 * needed.
 */
export interface CarTitle {
  readonly title: string
  readonly distinctions: readonly string[]
}

type Part = (car: TitledCar, locale: LocalePolicy) => string | null
type Titles = ReadonlyMap<TitledCar, CarTitle>

/** Distinguishing facts, the most useful to shoppers first; stock number and id are the last resort. */
const parts: readonly Part[] = [
  ({ colour }) => colour,
  ({ km }, locale) => (km === null ? null : formatDistance(km, locale)),
  ({ city }) => (city ? `in ${city}` : null),
  (car, locale) => {
    const price = outrightPrice(car)
    return price !== null && car.status !== 'sold' ? formatMoney(price, locale) : null
  },
  ({ stocknum }) => (stocknum ? `stock no. ${stocknum}` : null),
  ({ id }) => `no. ${id}`,
]

const keyOf = ({ title }: CarTitle) => title.toLowerCase()

const withPart = ({ title, distinctions }: CarTitle, part: string): CarTitle => ({
  title: `${title}, ${part}`,
  distinctions: [...distinctions, part],
})

/** Appends a part to shared titles, unless it is the same for all cars that share one. */
function toldApart(titles: Titles, part: Part, locale: LocalePolicy): Titles {
  const shared = [...Map.groupBy(titles, ([, title]) => keyOf(title)).values()].filter((group) => group.length > 1)
  const told = shared.flatMap((group) => {
    const said = group.map(([car, title]) => [car, title, part(car, locale)] as const)
    if (new Set(said.map(([, , more]) => more)).size === 1) return []
    return said.map(([car, title, more]) => [car, more ? withPart(title, more) : title] as const)
  })
  return new Map([...titles, ...told])
}

/**
 * Map: car id -> unique page title. The name, and for cars that share one as many of colour, odometer, suburb, price,
 * stock number and id as distinguish them.
 */
export function carTitles(cars: readonly TitledCar[], locale: LocalePolicy): ReadonlyMap<string, CarTitle> {
  const names: Titles = new Map(cars.map((car) => [car, { title: car.name, distinctions: [] }]))
  const titles = parts.reduce((known, part) => toldApart(known, part, locale), names)
  return new Map([...titles].map(([{ id }, title]) => [id, title]))
}
