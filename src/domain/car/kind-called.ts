import type { VehicleKind } from './car.ts'

const kinds: readonly (readonly [RegExp, VehicleKind])[] = [
  [/^cars?$|^vehicles?$/, 'cars'],
  [/^bikes?$|^bicycles?$|^e-?bikes?$/, 'bikes'],
  [/^motor ?(?:bikes?|cycles?)$|^scooters?$|^atvs?$/, 'motorcycles'],
  [/^(?:light|heavy)? ?trucks?$/, 'trucks'],
  [/^rvs?$|^caravans?$|^motor ?homes?$|^camper(?: ?vans?| ?trailers?)?$/, 'rvs'],
]

/** The kind of vehicle that the trade calls by a word; null for any other word. */
export function kindCalled(word: string): VehicleKind | null {
  const wanted = word.trim().toLowerCase()
  return kinds.find(([pattern]) => pattern.test(wanted))?.[1] ?? null
}
