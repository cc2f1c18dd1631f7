import type { VehicleKind } from '#domain/car/car.ts'
import { kindCalled } from '#domain/car/kind-called.ts'
import { text } from './text.ts'

const bodies = /motor|caravan|camper|scooter|^light ?truck$/

/** What kind of vehicle this is: as the source says, else by a body only one kind has, else a car. */
export function vehicleKind(itemType: unknown, body: string | null): VehicleKind {
  const stated = kindCalled(text(itemType) ?? '')
  if (stated) return stated
  const shape = (body ?? '').toLowerCase()
  return (bodies.test(shape) ? kindCalled(shape) : null) ?? 'cars'
}
