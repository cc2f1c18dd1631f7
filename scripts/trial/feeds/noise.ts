import type { Site } from '#tenants/site.ts'
import { createRandomStream, happens, pick, type RandomStream, whole } from '../../demo/random-stream.ts'
import type { Failure } from './failure.ts'
import { envelopeOf, feedOf } from './feed.ts'
import type { Judge } from './night.ts'
import type { FeedRecord } from './record.ts'
import { lostCars } from './seen.ts'
import { tonight, yardOf } from './yards.ts'

/** Invalid values. */
const noise: readonly unknown[] = [
  null,
  '',
  '-',
  0,
  -1,
  1e308,
  '1e400',
  true,
  [],
  {},
  [[[]]],
  [null],
  { a: { b: null } },
  'N/A',
  'null',
  '<script>alert(1)</script>',
  '&nbsp;&amp;',
  'x'.repeat(20_000),
  '\u0000\u202E\uD800',
  '🚗',
  '../../etc/passwd',
  'javascript:alert(1)',
  '//elsewhere.example/a.jpg',
  'constructor',
  '__proto__',
  '2026-13-45',
  '99999999999999999999',
  'POA',
]

/** Keys that decide a car's identity and visibility: faults in them are tried separately. */
const identity = new Set(['id', 'slug', 'name', 'status', 'car_type', 'show_on_dealer_website', 'vin'])
const strangeKeys = [
  '__proto__',
  'constructor',
  'toString',
  '',
  ' id',
  'item_type',
  'location',
  'payment_processors',
  'reserved',
]

/** The car with invalid values in one to five keys, optional or unknown ones. */
function noisy(chance: RandomStream, record: FeedRecord): FeedRecord {
  const keys = [...Object.keys(record).filter((key) => !identity.has(key)), ...strangeKeys]
  const spoilt = Array.from({ length: whole(chance, 1, 5) }, () => [pick(chance, keys), pick(chance, noise)] as const)
  return Object.fromEntries([...Object.entries(record), ...spoilt])
}

/** An entry that is not a car. */
function unreadable(chance: RandomStream): unknown {
  return pick(chance, [null, 7, 'total', [], {}, { id: 'x' }, { name: 'No id', status: 'in_stock' }])
}

const batch = 100

/** Cars that are lost because of noise in optional keys; tried in batches of 100. */
export function lostInNoise(records: number, seed: string, site: Site, judge: Judge): readonly Failure[] {
  const chance = createRandomStream(`${seed} noise`)
  return Array.from({ length: Math.ceil(records / batch) }).flatMap((_, at): Failure[] => {
    const { vehicles } = yardOf(`${seed} noise ${at}`, batch, tonight)
    const envelope = envelopeOf(vehicles, tonight)
    const cars: unknown[] = envelope.cars.map((car) => noisy(chance, car))
    if (happens(chance, 30)) cars.splice(whole(chance, 0, batch), 0, unreadable(chance))
    const answer = judge(feedOf({ ...envelope, cars }, tonight), site, null, tonight)
    if ('refused' in answer) return [{ night: `batch ${at}`, what: answer.refused }]
    const lost = lostCars(answer.showroom.cars, vehicles)
    return lost.map(({ id }) => ({
      night: `batch ${at}`,
      what: `car ${id} is not on show: ${JSON.stringify(cars[id - 1]).slice(0, 400)}`,
    }))
  })
}
