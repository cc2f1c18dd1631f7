import type { Car } from '#domain/car/car.ts'
import { isForSale, type Vehicle } from './vehicle.ts'

// Told from the cars as they truly are, never by the rules that are on trial.

/** A share of the cars that must be right for a site to be whole. */
const half = 0.5

function isNear(shown: number | null, truth: number): boolean {
  return shown !== null && shown > truth * 0.6 && shown < truth * 1.7
}

/** What a shopper needs to see of a car, and whether that is so. */
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

/** How a site on these cars is emptied or thinned against the cars that were for sale on the live one; null when it is not. */
export function thinning(cars: readonly Car[], live: readonly Vehicle[], allowedDrop: number): string | null {
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

/** Cars for sale that are not on show, or are with another price. */
export function lostCars(cars: readonly Car[], truths: readonly Vehicle[]): readonly Vehicle[] {
  const shown = new Set(shownOf(cars, truths).map(({ truth }) => truth))
  return truths.filter((truth) => isForSale(truth) && !shown.has(truth))
}
