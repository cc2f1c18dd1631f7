import { identifyingVins, type WithVin } from '#domain/car/vin.ts'

/**
 * Returns a function that compares a car of one day with one of another by VIN, whatever their ids: true when they
 * differ, null when either has no identifying VIN.
 */
export function createVinComparer(
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
 * Returns a function that finds a car by its VIN among those of another day, for sources that change ids. A car whose
 * id is also among `sought` is never found, as it is still listed beside the sought one, unless that id now has another
 * VIN.
 */
export function createVinFinder<C extends WithVin>(
  among: readonly C[],
  sought: readonly WithVin[],
): (car: WithVin) => C | undefined {
  const [vinThere, vinHere] = [identifyingVins(among), identifyingVins(sought)]
  const areApart = createVinComparer(among, sought)
  const soughtById = Map.groupBy(sought, ({ id }) => id)
  const hasOwn = (car: C) => soughtById.get(car.id)?.some((here) => !areApart(car, here)) ?? false
  const byVin = new Map(among.flatMap((car) => (hasOwn(car) ? [] : [[vinThere(car), car] as const])))
  return (car) => {
    const vin = vinHere(car)
    return vin === null ? undefined : byVin.get(vin)
  }
}
