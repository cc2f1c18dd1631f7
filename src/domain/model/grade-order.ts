import type { Car } from '../car/car.ts'
import { isShownPrice } from '../car/price.ts'
import { countOfUsual, type VariantCars } from './added-features.ts'

type Graded = Pick<Car, 'price' | 'year' | 'car_type' | 'features'>

/**
 * A car's age in years relative to the newest of its model, and the natural logarithm of its price: depreciation is
 * linear in it.
 */
interface Point {
  readonly age: number
  readonly worth: number
}

/** Years added to a car's age by its type: a used car has lost the first year's depreciation, a demo half of it. */
const yearsLost = { new: 0, demo: 0.5, used: 1 } as const satisfies Readonly<Record<Car['car_type'], number>>
/** Prior for the yearly depreciation (in log price) and its weight against what the model's own cars show. */
const [usualLoss, doubt] = [0.1, 8]
/** Log price added per usual feature: decides between variants of nearly the same price. */
const featureWorth = 0.01

/** Sorts variants without a price last: above the logarithm of any price. */
const unpriced = 1000

/** Sums in ascending order: a floating-point sum depends on the order, which the stock's order must not affect. */
const total = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).reduce((sum, each) => sum + each, 0)
const mean = (numbers: readonly number[]) => total(numbers) / numbers.length

/** The priced cars of a variant; only its new cars when there are any, as their price is the maker's. */
function pointsOf(cars: readonly Graded[], newest: number): readonly Point[] {
  const priced = cars.flatMap(({ price, year, car_type }) =>
    isShownPrice(price)
      ? [{ car_type, age: newest - (year ?? newest) + yearsLost[car_type], worth: Math.log(price) }]
      : [],
  )
  const fresh = priced.filter(({ car_type }) => car_type === 'new')
  return fresh.length > 0 ? fresh : priced
}

/** Yearly depreciation in log price: the slope within variants, regularised towards `usualLoss`. */
function lossAYear(variants: readonly (readonly Point[])[]): number {
  const apart = variants.flatMap((points) => {
    const [age, worth] = [mean(points.map((point) => point.age)), mean(points.map((point) => point.worth))]
    return points.map((point) => ({ years: point.age - age, lost: worth - point.worth }))
  })
  const told = total(apart.map(({ years, lost }) => years * lost))
  return (told + usualLoss * doubt) / (total(apart.map(({ years }) => years * years)) + doubt)
}

/**
 * Variants from the plainest up, by mean price adjusted to the same age, since an old car of the best variant costs
 * less than a new one of the plainest. Variants without a price come last. The order of the stock does not matter.
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
