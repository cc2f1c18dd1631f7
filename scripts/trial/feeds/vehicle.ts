import { between, happens, pick, pickWeighted, type RandomStream, whole } from '../../demo/random-stream.ts'

/** The true state of a car, regardless of the feed. Times in ms since 1970. */
export interface Vehicle {
  readonly id: number
  readonly vin: string
  readonly make: string
  readonly model: string
  readonly badge: string
  readonly year: number
  readonly type: 'new' | 'used' | 'demo'
  readonly status: 'in_stock' | 'coming_soon' | 'sold' | 'reserved'
  /** Null when not stated. */
  readonly price: number | null
  readonly km: number
  readonly photos: number
  readonly arrived: number
  readonly sold: number | null
  readonly place: string
}

const models: Readonly<Record<string, readonly string[]>> = {
  Alder: ['Fern', 'Oak', 'Reed'],
  Borealis: ['B1', 'B3 Tourer', 'B5'],
  Caldera: ['Basalt', 'Tuff'],
  Dunmore: ['Drover', 'Muster', 'Stockman'],
  Estuary: ['Heron', 'Tern'],
}
const badges = ['S', 'SE', 'Touring', 'Sport', 'Limited', '']
const types = { used: 68, new: 24, demo: 8 } as const

/** Rounds a price to a typical ending, such as 24,990. */
export function rounded(amount: number): number {
  return Math.max(990, Math.round(amount / 500) * 500 - 10)
}

function distance(chance: RandomStream, type: Vehicle['type'], age: number): number {
  if (type === 'new') return happens(chance, 50) ? 0 : whole(chance, 3, 60)
  return type === 'demo' ? whole(chance, 800, 9000) : Math.round((age + 1) * between(chance, 6000, 24_000))
}

/** A random car that arrived at this time, without photos yet. */
export function arrival(chance: RandomStream, id: number, at: number, place: string): Vehicle {
  const type = pickWeighted(chance, types)
  const age = type === 'used' ? whole(chance, 1, 14) : 0
  const make = pick(chance, Object.keys(models))
  return {
    id,
    vin: `TRL${String(id).padStart(14, '0')}`,
    make,
    model: pick(chance, models[make] ?? []),
    badge: pick(chance, badges),
    year: new Date(at).getUTCFullYear() - age,
    type,
    status: happens(chance, 6) ? 'coming_soon' : 'in_stock',
    price: happens(chance, 3) ? null : rounded(between(chance, 24_000, 90_000) * 0.9 ** age),
    km: distance(chance, type, age),
    photos: 0,
    arrived: at,
    sold: null,
    place,
  }
}

/** The car with photos, if it had none. */
export function photographed(chance: RandomStream, vehicle: Vehicle): Vehicle {
  return vehicle.photos > 0 ? vehicle : { ...vehicle, photos: whole(chance, 4, 18) }
}

/** Whether a shopper can buy it. */
export function isForSale({ status }: Vehicle): boolean {
  return status === 'in_stock' || status === 'coming_soon'
}
