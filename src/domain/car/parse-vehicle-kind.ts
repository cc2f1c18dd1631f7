import type { VehicleKind } from './car.ts'

const kinds: readonly (readonly [RegExp, VehicleKind])[] = [
  [/^cars?$|^vehicles?$/, 'cars'],
  [/^bikes?$|^bicycles?$|^e-?bikes?$/, 'bikes'],
  [/^motor ?(?:bikes?|cycles?)$|^scooters?$|^atvs?$/, 'motorcycles'],
  [/^(?:light|heavy)? ?trucks?$/, 'trucks'],
  [/^rvs?$|^caravans?$|^motor ?homes?$|^camper(?: ?vans?| ?trailers?)?$/, 'rvs'],
]

/** Vehicle kind for a word of the trade; null for any other word. */
export function parseVehicleKind(word: string): VehicleKind | null {
  const wanted = word.trim().toLowerCase()
  return kinds.find(([pattern]) => pattern.test(wanted))?.[1] ?? null
}
