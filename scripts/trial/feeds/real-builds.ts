import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildResult } from '../../build/build-job.ts'
import { build } from '../../build.ts'
import type { Failure } from './failure.ts'
import { dealer, type Envelope, envelopeOf } from './feed.ts'
import type { FeedRecord } from './record.ts'
import { yardOf } from './yards.ts'

interface Step {
  readonly name: string
  readonly change: (envelope: Envelope & { readonly cars: readonly FeedRecord[] }) => Envelope
  readonly acceptDrop?: boolean
  readonly expected: 'published' | 'failed'
  /** Number of cars on the live site afterwards. */
  readonly live: number
}

const size = 8
const unread = (car: FeedRecord) => ({ ...car, status: 'zzz' })

/** Consecutive nights of one small dealer. Without pictures, as generated cars have no picture files. */
const steps: readonly Step[] = [
  {
    name: 'a first build that nobody can read',
    change: (e) => ({ ...e, cars: e.cars.map(unread) }),
    expected: 'failed',
    live: 0,
  },
  { name: 'a first build', change: (e) => e, expected: 'published', live: size },
  {
    name: 'a status nobody knows',
    change: (e) => ({ ...e, cars: e.cars.map(unread) }),
    expected: 'failed',
    live: size,
  },
  {
    name: 'prices times 100',
    change: (e) => ({ ...e, cars: e.cars.map((car) => ({ ...car, price: Number(car.price) * 100 })) }),
    expected: 'failed',
    live: size,
  },
  { name: 'two of eight left', change: (e) => ({ ...e, cars: e.cars.slice(0, 2) }), expected: 'failed', live: size },
  {
    name: 'two of eight left, and meant',
    change: (e) => ({ ...e, cars: e.cars.slice(0, 2) }),
    acceptDrop: true,
    expected: 'published',
    live: 2,
  },
  { name: 'all eight again', change: (e) => e, expected: 'published', live: size },
]

/** Number of cars for sale on the live site: pages with an Offer in their structured data. */
function carsLive(out: string): number {
  const folder = join(out, dealer, 'current/cars')
  const pages = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : []
  return pages.filter((name) => readFileSync(join(folder, name), 'utf8').includes('"@type":"Offer"')).length
}

function misses({ name, expected, live }: Step, result: BuildResult | undefined, out: string): Failure[] {
  const found = carsLive(out)
  const said = result?.problems.join(' ') ?? ''
  return [
    ...(result?.outcome === expected ? [] : [{ night: name, what: `is ${result?.outcome}: ${said}` }]),
    ...(found === live ? [] : [{ night: name, what: `${found} cars are live, not ${live}` }]),
  ]
}

/** Runs these nights through real builds, and returns the failures. */
export async function realBuilds(
  root: string,
  seed: string,
): Promise<{ readonly builds: number; readonly failures: readonly Failure[] }> {
  const content = mkdtempSync(join(tmpdir(), 'trial-feeds-'))
  cpSync(join(root, 'tests/sites/two-dealers'), content, { recursive: true })
  const [stock, out] = [join(content, 'feed.json'), join(content, 'out')]
  const failures: Failure[] = []
  for (const step of steps) {
    const now = Date.now()
    const vehicles = yardOf(seed, size, now).vehicles.map((car) => ({ ...car, photos: 0, price: car.price ?? 19_990 }))
    writeFileSync(stock, JSON.stringify(step.change(envelopeOf(vehicles, now))))
    const { acceptDrop = false } = step
    const [result] = await build({ root, content, slugs: [dealer], out, stock, acceptDrop, json: true })
    failures.push(...misses(step, result, out))
  }
  rmSync(content, { recursive: true, force: true })
  return { builds: steps.length, failures }
}
