import type { VehicleKind } from '#domain/car/car.ts'
import { kindCalled } from '#domain/car/kind-called.ts'
import { text } from './text.ts'

const bodies = /motor|caravan|camper|scooter|^light ?truck$/

/**
 * What kind of vehicle this is: as the source says, else by a body only one kind has, else a car; at a dealer that sells none, the
 * kind it names first.
 */
export function vehicleKind(itemType: unknown, body: string | null, sold: readonly VehicleKind[]): VehicleKind {
  const stated = kindCalled(text(itemType) ?? '')
  if (stated) return stated
  const shape = (body ?? '').toLowerCase()
  const usual = sold.includes('cars') ? 'cars' : (sold[0] ?? 'cars')
  return (bodies.test(shape) ? kindCalled(shape) : null) ?? usual
}
