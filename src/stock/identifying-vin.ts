import { identifyingVins, type WithVin } from '#domain/car/vin.ts'

/** Says whether two cars, each of one day's, are told apart by their VINs, whatever ids their source gave them. */
export function vinsTellApart(
  among: readonly WithVin[],
  sought: readonly WithVin[],
): (there: WithVin, here: WithVin) => boolean | null {
  const [vinThere, vinHere] = [identifyingVins(among), identifyingVins(sought)]
  return (there, here) => {
    const [before, today] = [vinThere(there), vinHere(here)]
    return before === null || today === null ? null : before !== today
  }
}

/**
 * Finds a car of one day among those of another to whom its source gave another id, by its VIN: none whose own id the day
 * it is sought for has too, for that one stands beside it. An id that a source gave to another car is its own no more.
 */
export function finderByVin<C extends WithVin>(
  among: readonly C[],
  sought: readonly WithVin[],
): (car: WithVin) => C | undefined {
  const [vinThere, vinHere] = [identifyingVins(among), identifyingVins(sought)]
  const areApart = vinsTellApart(among, sought)
  const soughtById = Map.groupBy(sought, ({ id }) => id)
  const hasOwn = (car: C) => soughtById.get(car.id)?.some((here) => !areApart(car, here)) ?? false
  const byVin = new Map(among.flatMap((car) => (hasOwn(car) ? [] : [[vinThere(car), car] as const])))
  return (car) => {
    const vin = vinHere(car)
    return vin === null ? undefined : byVin.get(vin)
  }
}
