import { record } from './call.ts'

const known = [
  'title',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'body',
  'transmission',
  'fuel',
  'colour',
  'vin',
  'km',
] as const

/** Vehicle details from a register, as text; only those it returned. */
export type FoundVehicle = Readonly<Partial<Record<(typeof known)[number], string>>>

const spellings: Readonly<Record<string, string>> = { body: 'body_type' }
const longest = 120

function readVehicle(value: unknown): FoundVehicle | null {
  const source = record(value)
  const stated = known.flatMap((name) => {
    const found = source[name] ?? source[spellings[name] ?? name]
    const text = typeof found === 'string' || typeof found === 'number' ? String(found).trim() : ''
    return text === '' ? [] : [[name, text.slice(0, longest)] as const]
  })
  const vehicle: FoundVehicle = Object.fromEntries(stated)
  return vehicle.make || vehicle.model || vehicle.title ? vehicle : null
}

/** The vehicle in a body: `vehicle`, `upstream_vehicle`, or the body itself; null without make, model and title. */
export function vehicleIn(body: unknown): FoundVehicle | null {
  const answer = record(body)
  return [answer.vehicle, answer.upstream_vehicle, answer].map(readVehicle).find((each) => each !== null) ?? null
}
