import { createRandomStream, whole } from '../../demo/random-stream.ts'
import { day } from './feed.ts'
import { arrival, photographed, type Vehicle } from './vehicle.ts'
import { shown, type Yard } from './yard.ts'

/** The time of most trial nights, in ms since 1970. */
export const tonight = Date.parse('2026-11-20T16:00:00Z')

/** A yard with `size` cars at a time; above 20 cars, some of them are reserved. */
export function yardOf(seed: string, size: number, at: number): Yard {
  const chance = createRandomStream(`${seed} yard of ${size}`)
  const places = size > 60 ? ['North', 'South', 'Harbour'] : ['North']
  const vehicles = Array.from({ length: size }, (_, id): Vehicle => {
    const arrived = at - whole(chance, 3, 120) * day
    return photographed(chance, arrival(chance, id + 1, arrived, places[id % places.length] ?? ''))
  })
  // Only larger yards have reserved cars, so that small ones keep all for sale.
  const marked = vehicles.map((vehicle, at) =>
    size > 20 && at % 17 === 5 ? { ...vehicle, status: 'reserved' as const } : vehicle,
  )
  return shown({ vehicles: marked, nextId: size + 1, places, fewest: 1 })
}
