import { between, happens, pick, type RandomStream, whole } from '../../demo/random-stream.ts'
import { day, hour } from './feed.ts'
import { arrival, isForSale, rounded, type Vehicle } from './vehicle.ts'

/** A yard on one day, and the id of its next car. */
export interface Yard {
  readonly vehicles: readonly Vehicle[]
  readonly nextId: number
  readonly places: readonly string[]
  /** Lower bound of cars for sale until the next build: half of the last build's, or two fewer if that is less. */
  readonly fewest: number
}

function forSaleIn({ vehicles }: Pick<Yard, 'vehicles'>): number {
  return vehicles.filter(isForSale).length
}

/** The yard after a published build, with a new lower bound: at least one car, as an empty site is never ordinary. */
export function shown(yard: Yard): Yard {
  const forSale = forSaleIn(yard)
  return { ...yard, fewest: Math.max(1, Math.min(forSale - 2, Math.ceil(forSale / 2))) }
}

/** The yard with each car changed. */
export function each(yard: Yard, change: (vehicle: Vehicle) => Vehicle): Yard {
  return { ...yard, vehicles: yard.vehicles.map(change) }
}

/** Adds `count` new cars. */
export function arrive(chance: RandomStream, yard: Yard, now: number, count: number, place?: string): Yard {
  const arrivals = Array.from({ length: count }, (_, at) =>
    arrival(chance, yard.nextId + at, now - whole(chance, 1, 20) * hour, place ?? pick(chance, yard.places)),
  )
  return { ...yard, vehicles: [...yard.vehicles, ...arrivals], nextId: yard.nextId + count }
}

/** Sells `percent` of the cars in stock, down to the lower bound. */
export function sell(chance: RandomStream, yard: Yard, now: number, percent: number): Yard {
  let left = forSaleIn(yard) - yard.fewest
  return each(yard, (vehicle) => {
    if (vehicle.status !== 'in_stock' || left <= 0 || !happens(chance, percent)) return vehicle
    left--
    return { ...vehicle, status: 'sold', sold: now - whole(chance, 1, 20) * hour }
  })
}

/** Multiplies `percent` of the prices by a random factor between two, and rounds them. */
export function reprice(chance: RandomStream, yard: Yard, percent: number, low: number, high: number): Yard {
  return each(yard, (vehicle) =>
    vehicle.price !== null && happens(chance, percent)
      ? { ...vehicle, price: rounded(vehicle.price * between(chance, low, high)) }
      : vehicle,
  )
}

/** Removes cars that were sold nine or more days ago. */
export function clearOut(yard: Yard, now: number): Yard {
  const stays = ({ sold }: Vehicle) => sold === null || now - sold < 9 * day
  return { ...yard, vehicles: yard.vehicles.filter(stays) }
}

/** A random number of cars, up to a tenth of the yard (at least 1). */
export function few(yard: Yard, chance: RandomStream): number {
  return whole(chance, 0, Math.max(1, Math.ceil(yard.vehicles.length / 10)))
}

/** Reserves a random car, above the lower bound, and releases the cars reserved before. */
export function reserve(chance: RandomStream, yard: Yard): Yard {
  const free = yard.vehicles.filter(({ status }) => status === 'in_stock')
  const held = forSaleIn(yard) > yard.fewest && free.length > 0 ? pick(chance, free).id : null
  return each(yard, (vehicle) => {
    if (vehicle.status === 'reserved') return { ...vehicle, status: 'in_stock' }
    return vehicle.id === held ? { ...vehicle, status: 'reserved' } : vehicle
  })
}
