/** Whether a VIN is a placeholder of the feed: it has no digit, or is one repeated character. */
export const isPlaceholderVin = (vin: string): boolean => !/\d/.test(vin) || /^(.)\1*$/.test(vin)

/** A car of one day's stock with the numbers that identify it. */
export interface WithVin {
  readonly id: string
  readonly vin: string | null
}

/** Map: VIN -> cars of one day's stock, for VINs of more than one car. */
export function sharedVins<C extends WithVin>(cars: readonly C[]): ReadonlyMap<string, readonly C[]> {
  const said = Map.groupBy(cars, ({ vin }) => vin ?? '')
  return new Map([...said].filter(([vin, those]) => vin !== '' && those.length > 1))
}

/** Returns a car's VIN if it identifies the car; null when it is missing, a placeholder or shared with another car. */
export function identifyingVins(cars: readonly WithVin[]): (car: WithVin) => string | null {
  const shared = sharedVins(cars)
  return ({ vin }) => (vin === null || isPlaceholderVin(vin) || shared.has(vin) ? null : vin)
}
