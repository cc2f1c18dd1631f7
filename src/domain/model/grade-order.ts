import type { Car } from '../car/car.ts'
import { isShownPrice } from '../car/price.ts'
import { countOfUsual, type VariantCars } from './added-features.ts'

type Graded = Pick<Car, 'price' | 'year' | 'car_type' | 'features'>

/** How old a car is beside the newest of its model, and the logarithm of its price, of which each year takes the same share. */
interface Point {
  readonly age: number
  readonly worth: number
}

/** A used one has lost what the first year takes, a demonstrator half of that. */
const yearsLost = { new: 0, demo: 0.5, used: 1 } as const satisfies Readonly<Record<Car['car_type'], number>>
/** What a year takes where the cars of a model do not tell, and how much they have to tell until they are believed more. */
const [usualLoss, doubt] = [0.1, 8]
/** What a feature is worth: it decides between variants that cost nearly the same. */
const featureWorth = 0.01

/** Above the logarithm of any price. */
const unpriced = 1000

/** In one order, as a sum of fractions depends on it. */
const total = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).reduce((sum, each) => sum + each, 0)
const mean = (numbers: readonly number[]) => total(numbers) / numbers.length

/** The priced cars of a variant; new ones alone where there are some, as their price is the maker's. */
function pointsOf(cars: readonly Graded[], newest: number): readonly Point[] {
  const priced = cars.flatMap(({ price, year, car_type }) =>
    isShownPrice(price)
      ? [{ car_type, age: newest - (year ?? newest) + yearsLost[car_type], worth: Math.log(price) }]
      : [],
  )
  const fresh = priced.filter(({ car_type }) => car_type === 'new')
  return fresh.length > 0 ? fresh : priced
}

/** What a year takes of a price, told from cars of one variant beside each other. */
function lossAYear(variants: readonly (readonly Point[])[]): number {
  const apart = variants.flatMap((points) => {
    const [age, worth] = [mean(points.map((point) => point.age)), mean(points.map((point) => point.worth))]
    return points.map((point) => ({ years: point.age - age, lost: worth - point.worth }))
  })
  const told = total(apart.map(({ years, lost }) => years * lost))
  return (told + usualLoss * doubt) / (total(apart.map(({ years }) => years * years)) + doubt)
}

/**
 * Variants from the plainest on: by what their cars would cost if all were as old, as an old one of the best costs less than a
 * new one of the plainest; those without a price last. The order of the stock does not matter.
 */
export function inGradeOrder<Of extends Graded>(variants: readonly VariantCars<Of>[]): readonly VariantCars<Of>[] {
  const newest = Math.max(0, ...variants.flatMap(([, cars]) => cars.flatMap(({ year }) => year ?? [])))
  const told = variants.map((variant) => ({ variant, points: pointsOf(variant[1], newest) }))
  const loss = lossAYear(told.map(({ points }) => points))
  const standings = told.map(({ variant, points }) => {
    const worth = points.length === 0 ? unpriced : mean(points.map((point) => point.worth + loss * point.age))
    return { variant, standing: worth + featureWorth * countOfUsual(variant[1]) }
  })
  return standings
    .toSorted((a, b) => a.standing - b.standing || a.variant[0].localeCompare(b.variant[0], 'en'))
    .map(({ variant }) => variant)
}
