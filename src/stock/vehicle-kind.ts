import type { VehicleKind } from '#domain/car/car.ts'
import { parseVehicleKind } from '#domain/car/parse-vehicle-kind.ts'
import { text } from './text.ts'

const bodies = /motor|caravan|camper|scooter|^light ?truck$/

/**
 * Kind of a vehicle: as the source states, else by a body that only one kind has, else a car, or, at a dealer that
 * sells none, the first kind it sells.
 */
export function vehicleKind(itemType: unknown, body: string | null, sold: readonly VehicleKind[]): VehicleKind {
  const stated = parseVehicleKind(text(itemType) ?? '')
  if (stated) return stated
  const shape = (body ?? '').toLowerCase()
  const usual = sold.includes('cars') ? 'cars' : (sold[0] ?? 'cars')
  return (bodies.test(shape) ? parseVehicleKind(shape) : null) ?? usual
}
