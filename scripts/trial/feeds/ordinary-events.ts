import { between, pick, type RandomStream, whole } from '../../demo/random-stream.ts'
import { photographed } from './vehicle.ts'
import { arrive, clearOut, each, few, reprice, reserve, sell, type Yard } from './yard.ts'

/** A change of a yard on an ordinary day. */
export interface Event {
  readonly name: string
  /** Probability per day, in percent. */
  readonly percent: number
  readonly happen: (chance: RandomStream, yard: Yard, now: number) => Yard
}

/** Events of ordinary days, in the order in which they are applied. */
export const events: readonly Event[] = [
  { name: 'sold cars leave', percent: 90, happen: (_, yard, now) => clearOut(yard, now) },
  { name: 'reserved', percent: 30, happen: reserve },
  { name: 'sales', percent: 70, happen: (chance, yard, now) => sell(chance, yard, now, 4) },
  { name: 'a weekend of sales', percent: 8, happen: (chance, yard, now) => sell(chance, yard, now, 30) },
  { name: 'pictures taken', percent: 75, happen: (chance, yard) => each(yard, (car) => photographed(chance, car)) },
  { name: 'arrivals', percent: 70, happen: (chance, yard, now) => arrive(chance, yard, now, few(yard, chance)) },
  {
    name: 'a truck of arrivals',
    percent: 4,
    happen: (chance, yard, now) => arrive(chance, yard, now, whole(chance, 4, 12 + yard.vehicles.length / 3)),
  },
  {
    name: 'a new location',
    percent: 1,
    happen: (chance, yard, now) => {
      const place = `Branch ${yard.places.length + 1}`
      const opened = { ...yard, places: [...yard.places, place] }
      return arrive(chance, opened, now, Math.ceil(yard.vehicles.length * between(chance, 0.3, 1)), place)
    },
  },
  { name: 'some prices change', percent: 50, happen: (chance, yard) => reprice(chance, yard, 12, 0.9, 1.06) },
  { name: 'the end of the month', percent: 4, happen: (chance, yard) => reprice(chance, yard, 100, 0.88, 0.96) },
  { name: 'a sale of a third off', percent: 1, happen: (chance, yard) => reprice(chance, yard, 60, 0.66, 0.9) },
  { name: 'prices with charges', percent: 1, happen: (chance, yard) => reprice(chance, yard, 100, 1.09, 1.11) },
  {
    name: 'a price on application',
    percent: 8,
    happen: (chance, yard) => {
      const { id } = pick(chance, yard.vehicles)
      return each(yard, (vehicle) => (vehicle.id === id ? { ...vehicle, price: null } : vehicle))
    },
  },
  {
    name: 'cars that were to come are here',
    percent: 20,
    happen: (_, yard) => each(yard, (car) => (car.status === 'coming_soon' ? { ...car, status: 'in_stock' } : car)),
  },
  {
    name: 'demos are driven',
    percent: 40,
    happen: (chance, yard) =>
      each(yard, (car) => (car.type === 'demo' ? { ...car, km: car.km + whole(chance, 0, 300) } : car)),
  },
]
