/** What feeds fill in where they know no VIN: a word, or one letter or figure over and over. */
export const isPlaceholderVin = (vin: string): boolean => !/\d/.test(vin) || /^(.)\1*$/.test(vin)

/** A car of a day, as far as it can be told from others by numbers. */
export interface WithVin {
  readonly id: string
  readonly vin: string | null
}

/** Cars of one day that have a VIN in common, by that VIN. */
export function sharedVins<C extends WithVin>(cars: readonly C[]): ReadonlyMap<string, readonly C[]> {
  const said = Map.groupBy(cars, ({ vin }) => vin ?? '')
  return new Map([...said].filter(([vin, those]) => vin !== '' && those.length > 1))
}

/** Says the VINs of one day’s cars that tell them apart. One that two of them have says nothing about either. */
export function identifyingVins(cars: readonly WithVin[]): (car: WithVin) => string | null {
  const shared = sharedVins(cars)
  return ({ vin }) => (vin === null || isPlaceholderVin(vin) || shared.has(vin) ? null : vin)
}
