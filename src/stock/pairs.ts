import type { Car } from '#domain/car/car.ts'
import type { SampledCar, StockFigures } from './figures.ts'

/** A car that is on show in the last release and today. */
export interface Pair {
  readonly before: SampledCar
  readonly after: Car
}

/** Map: mark -> the only car that has it. */
function byUnique<C>(cars: readonly C[], markOf: (car: C) => string | null | undefined): ReadonlyMap<string, C> {
  const found = new Map<string, C>()
  const shared = new Set<string>()
  for (const car of cars) {
    const mark = markOf(car)
    if (mark && found.has(mark)) shared.add(mark)
    if (mark) found.set(mark, car)
  }
  for (const mark of shared) found.delete(mark)
  return found
}

interface Marked {
  readonly id: string | null
  readonly vin?: string | null
}

/** Returns a function that finds a car of the last release: by VIN, as some feeds renumber cars daily, else by id. */
export function finder<C extends Marked>(cars: readonly C[]): (car: Pick<SampledCar, 'id' | 'vin'>) => C | undefined {
  const byVin = byUnique(cars, ({ vin }) => vin)
  const byId = byUnique(cars, ({ id }) => id)
  return ({ id, vin }) => {
    const same = vin === null ? undefined : byVin.get(vin)
    const numbered = byId.get(id)
    const isAnother = vin !== null && numbered?.vin != null && byVin.has(numbered.vin)
    return same ?? (isAnother ? undefined : numbered)
  }
}

/** Sampled cars on show then and now. Arrivals and departed cars say nothing about the others. */
export function pairsOf({ sample }: StockFigures, cars: readonly Car[]): readonly Pair[] {
  const find = finder(cars)
  return sample.flatMap((before) => {
    const after = find(before)
    return after ? [{ before, after }] : []
  })
}

/** How many of the cars a change affected: as in normal trade, enough for a warning, or too many for trade. */
export type Extent = 'few' | 'many' | 'wholesale'

const few = 2

/** 'wholesale' from two and more than half, or three and more than a third; 'many' from three and more than a tenth. */
export function extentOf(changed: number, of: number): Extent {
  if (changed >= few && changed > of / 2) return 'wholesale'
  if (changed <= few || changed <= of / 10) return 'few'
  return changed > of / 3 ? 'wholesale' : 'many'
}

/** A change to many cars at once, as a sentence. */
export interface Finding {
  readonly said: string
  /** Whether it stops publication; otherwise it is a warning. */
  readonly stops: boolean
}
