import type { VehicleKind } from '#domain/car/car.ts'
import { text } from './text.ts'

const kinds: readonly (readonly [RegExp, VehicleKind])[] = [
  [/^cars?$|^vehicles?$/, 'cars'],
  [/^bikes?$|^bicycles?$|^e-?bikes?$/, 'bikes'],
  [/^motor ?(?:bikes?|cycles?)$|^scooters?$|^atvs?$/, 'motorcycles'],
  [/^(?:light|heavy)? ?trucks?$/, 'trucks'],
  [/^rvs?$|^caravans?$|^motor ?homes?$|^camper(?: ?vans?| ?trailers?)?$/, 'rvs'],
]

const bodies = /motor|caravan|camper|scooter|^light ?truck$/

function kindCalled(word: string): VehicleKind | null {
  return kinds.find(([pattern]) => pattern.test(word))?.[1] ?? null
}

/** What kind of vehicle this is: as the source says, else by a body only one kind has, else a car. */
export function vehicleKind(itemType: unknown, body: string | null): VehicleKind {
  const stated = kindCalled((text(itemType) ?? '').toLowerCase())
  if (stated) return stated
  const shape = (body ?? '').toLowerCase()
  return (bodies.test(shape) ? kindCalled(shape) : null) ?? 'cars'
}
