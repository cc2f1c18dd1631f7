import type { Car } from '#domain/car/car.ts'
import { isForSale, type Vehicle } from './vehicle.ts'

// Judges by the true cars, never by the rules under test.

/** Minimum share of cars with a correct fact. */
const half = 0.5

function isNear(shown: number | null, truth: number): boolean {
  return shown !== null && shown > truth * 0.6 && shown < truth * 1.7
}

/** Facts that a shopper needs: for which cars each matters, and whether it is shown correctly. */
const rights: Readonly<
  Record<
    string,
    { readonly matters: (truth: Vehicle) => boolean; readonly isRight: (car: Car, truth: Vehicle) => boolean }
  >
> = {
  'their prices': {
    matters: ({ price }) => price !== null,
    isRight: (car, { price }) => isNear(car.price, price ?? 0),
  },
  'their pictures': {
    matters: ({ photos }) => photos > 1,
    isRight: ({ images }, { id }) => images.length > 1 && images.some(({ url }) => url.includes(`/${id}/`)),
  },
  'their odometers': { matters: ({ km }) => km > 1000, isRight: (car, { km }) => isNear(car.km, km) },
  'their makes': { matters: () => true, isRight: ({ make }) => make !== '' },
  'their models': { matters: () => true, isRight: ({ model }) => model !== '' },
  'their years': { matters: () => true, isRight: ({ year }) => year !== null },
  'their condition': { matters: ({ type }) => type !== 'new', isRight: ({ car_type }) => car_type !== 'new' },
  'being in stock': { matters: ({ status }) => status === 'in_stock', isRight: ({ status }) => status === 'in_stock' },
}

interface Shown {
  readonly car: Car
  readonly truth: Vehicle
}

function shownOf(cars: readonly Car[], truths: readonly Vehicle[]): readonly Shown[] {
  const byId = new Map(cars.map((car) => [car.id, car]))
  const byVin = new Map(cars.map((car) => [car.vin, car]))
  return truths.flatMap((truth) => {
    const car = byVin.get(truth.vin) ?? byId.get(String(truth.id))
    return car && car.status !== 'sold' ? [{ car, truth }] : []
  })
}

/** How these cars are fewer or poorer than those for sale on the live site; null when they are not. */
export function describeStockLoss(cars: readonly Car[], live: readonly Vehicle[], allowedDrop: number): string | null {
  const before = live.filter(isForSale)
  const shown = shownOf(cars, before)
  if (shown.length < before.length * (1 - allowedDrop)) return `${shown.length} of ${before.length} cars are left`
  for (const [what, { matters, isRight }] of Object.entries(rights)) {
    const judged = shown.filter(({ truth }) => matters(truth))
    const right = judged.filter(({ car, truth }) => isRight(car, truth)).length
    if (judged.length > 1 && right < judged.length * half) return `${right} of ${judged.length} cars have kept ${what}`
  }
  return null
}

/** Cars for sale that are not shown. */
export function lostCars(cars: readonly Car[], truths: readonly Vehicle[]): readonly Vehicle[] {
  const shown = new Set(shownOf(cars, truths).map(({ truth }) => truth))
  return truths.filter((truth) => isForSale(truth) && !shown.has(truth))
}
