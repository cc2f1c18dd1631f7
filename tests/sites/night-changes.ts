import { type Chance, pick } from '#scripts/demo/seeded.ts'
import { type Leaf, leaves, otherValues, stepsOf, stepsTo, valueAt, withSaid, withValue } from '../settings/leaves.ts'
import { proved, type Trial, trials } from '../settings/settings-table.ts'

type Data = Record<string, unknown>

/** What a dealer is made from on one day, as data. */
export interface Day {
  readonly settings: unknown
  readonly stock: Data & { readonly cars: readonly Data[] }
  readonly now: Date
  /** A number for the code; another one draws other pages. */
  readonly code: number
}

const carChanges: readonly ((chance: Chance) => Data)[] = [
  (chance) => ({ price: Math.round(chance() * 60_000) + 5000 }),
  () => ({ price: null }),
  (chance) => ({ status: pick(chance, ['in_stock', 'sold', 'coming_soon']), sold_date: '2026-03-03' }),
  (chance) => ({ reserved: chance() < 0.5 }),
  (chance) => ({ description: `Words ${Math.round(chance() * 1000)}.\n\nAnd <more> & more.` }),
  (chance) => ({ custom_rank: Math.round(chance() * 5) }),
  (chance) => ({ km: Math.round(chance() * 200_000), year: 2010 + Math.round(chance() * 16) }),
  (chance) => ({ badge: pick(chance, ['GT', 'SR', null]), name: pick(chance, ['2021 Norda Heron GT', 'A find']) }),
  (chance) => ({ model: pick(chance, ['Heron', 'Tern', 'Auk']), simple_body: pick(chance, ['SUV', 'Ute', 'Hatch']) }),
  (chance) => ({ location: { id: pick(chance, ['0310', '0312']), name: 'Somewhere' } }),
  (chance) => ({ created_at: `2026-0${1 + Math.floor(chance() * 3)}-02` }),
  (chance) => ({ primary_image_url: `https://photos${Math.floor(chance() * 3)}.example/car.webp` }),
]

/** The stock with one car changed. */
function changedCar({ cars, ...rest }: Day['stock'], chance: Chance): Day['stock'] {
  const at = Math.floor(chance() * cars.length)
  return {
    ...rest,
    cars: cars.map((car, each) => (each === at ? { ...car, ...pick(chance, carChanges)(chance) } : car)),
  }
}

const stockChanges: readonly ((stock: Day['stock'], chance: Chance) => Day['stock'])[] = [
  changedCar,
  changedCar,
  changedCar,
  ({ cars, ...rest }, chance) => {
    const gone = pick(chance, cars)
    return { ...rest, cars: cars.length > 8 ? cars.filter((car) => car !== gone) : cars }
  },
  ({ cars, ...rest }, chance) => {
    const id = 100 + Math.floor(chance() * 100_000)
    return { ...rest, cars: [...cars, { ...pick(chance, cars), id, slug: `car-${id}` }] }
  },
  ({ cars, ...rest }) => ({ ...rest, cars: cars.toReversed() }),
  (stock, chance) => ({ ...stock, models: [{ name: 'Heron', make: 'Norda', price: Math.round(chance() * 90_000) }] }),
  (stock, chance) => ({
    ...stock,
    manufacturers: [{ id: 12, name: 'Norda', slug: `norda-${Math.round(chance() * 9)}` }],
  }),
  (stock, chance) => ({ ...stock, reviews: { count: Math.round(chance() * 400), average_rating: 4.5, samples: [] } }),
]

interface Case {
  readonly leaf: Leaf
  readonly trial: Trial
}

const cases: readonly Case[] = leaves
  .filter(({ path }) => !(path in proved))
  .flatMap((leaf) => [trials[leaf.path] ?? {}].flat().map((trial) => ({ leaf, trial })))

/** The settings with one of them changed, and what must be said for that one to matter. */
function changedSetting(settings: unknown, chance: Chance): unknown {
  const { leaf, trial } = pick(chance, cases)
  const base = withSaid(settings, trial.beside ?? {})
  const steps = trial.at ? stepsOf(trial.at) : stepsTo(leaf.path, base)
  const values = trial.values ?? otherValues(leaf, valueAt(base, steps))
  return values.length > 0 ? withValue(base, steps, pick(chance, values)) : base
}

const later = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000)

/** A day after this one: usually another stock, often another setting, now and then another day or other code. */
export function nextDay({ settings, stock, now, code }: Day, chance: Chance): Day {
  const changes = 1 + Math.floor(chance() * 2)
  const sold = Array.from({ length: changes }).reduce<Day['stock']>(
    (all) => pick(chance, stockChanges)(all, chance),
    stock,
  )
  const hours = chance() < 0.3 ? pick(chance, [1, 5, 24, 24, 24 * 8]) : 0
  return {
    stock: chance() < 0.7 ? sold : stock,
    settings: chance() < 0.5 ? changedSetting(settings, chance) : settings,
    now: later(now, hours),
    code: chance() < 0.05 ? code + 1 : code,
  }
}
