import { happens, pick, type RandomStream } from '../../demo/random-stream.ts'
import { type Envelope, type Feed, feedOf, hour } from './feed.ts'
import type { FeedRecord } from './record.ts'

type Records = readonly FeedRecord[]

/** A harmless variation in how a feed writes the same cars; `percent`: probability per feed. */
interface Habit {
  readonly name: string
  readonly percent: number
  readonly write: (cars: Records, chance: RandomStream) => readonly unknown[]
}

const every = (change: (car: FeedRecord) => FeedRecord) => (cars: Records) => cars.map(change)
const spelling = (key: string, from: string, to: string) =>
  every((car) => (car[key] === from ? { ...car, [key]: to } : car))

const habits: readonly Habit[] = [
  { name: 'another fuel word', percent: 5, write: spelling('simple_fuel', 'Petrol', 'Unleaded Petrol') },
  { name: 'another body word', percent: 5, write: spelling('simple_body', 'Hatchback', 'Hatch') },
  { name: 'another transmission word', percent: 5, write: spelling('simple_transmission', 'Automatic', 'Auto') },
  { name: 'another colour', percent: 5, write: spelling('colour', 'Silver', 'Ice Silver (metallic)') },
  {
    name: 'new descriptions',
    percent: 5,
    write: every((car) => ({ ...car, description: `Now at ${car.city}. ${car.description}` })),
  },
  { name: 'no features', percent: 2, write: every(({ features, ...car }) => car) },
  {
    name: 'new keys',
    percent: 10,
    write: every((car) => ({ ...car, warranty: { months: 12 }, rwc: true, updated: null })),
  },
  {
    name: 'prices as text',
    percent: 6,
    write: every((car) => ({ ...car, price: car.price === null ? 'POA' : `$${car.price}` })),
  },
  { name: 'odometers as text', percent: 6, write: every((car) => ({ ...car, km: `${car.km} km` })) },
  { name: 'ids as text', percent: 6, write: every((car) => ({ ...car, id: String(car.id) })) },
  {
    name: 'pictures from another host',
    percent: 4,
    write: every((car) => JSON.parse(JSON.stringify(car).replaceAll('pictures.example/', 'cdn2.example/v2/'))),
  },
  { name: 'another order', percent: 25, write: (cars) => cars.toReversed() },
  {
    name: 'a record that is not finished',
    percent: 6,
    write: (cars) => [...cars, { id: 'draft', name: 'New vehicle' }],
  },
  { name: 'a null', percent: 4, write: (cars) => [null, ...cars] },
  { name: 'a car twice', percent: 5, write: (cars, chance) => [...cars, pick(chance, cars)] },
]

const stamps: readonly ((now: number) => unknown)[] = [
  (now) => new Date(now - 2 * hour).toISOString(),
  (now) => now - 20 * hour,
  (now) => Math.floor(now / 1000) - 600,
  (now) => new Date(now + 9 * hour).toISOString().slice(0, 19),
  (now) => new Date(now - 3 * hour).toISOString().slice(0, 10),
  (now) => `${new Date(now + 8 * hour).toISOString().slice(0, 19)}+10:00`,
  () => undefined,
]

/** Today's feed with random habits applied, and their names. */
export function ordinaryFeed(
  chance: RandomStream,
  envelope: Envelope & { readonly cars: Records },
  now: number,
): { readonly feed: Feed; readonly habits: readonly string[] } {
  let cars: Records = envelope.cars
  const chosen = habits.filter(({ percent }) => happens(chance, percent))
  for (const { write } of chosen) cars = write(cars, chance) as Records
  const whole = { ...envelope, cars, taken_at: pick(chance, stamps)(now) }
  const isBare = happens(chance, 5)
  return { feed: feedOf(isBare ? cars : whole, now), habits: chosen.map(({ name }) => name) }
}
