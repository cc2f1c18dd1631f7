import { pick, type RandomStream } from '#scripts/demo/random-stream.ts'
import {
  type Leaf,
  leaves,
  otherValues,
  stepsOf,
  stepsTo,
  valueAt,
  withSettingsAt,
  withValue,
} from '../settings/leaves.ts'
import { proved, type Trial, trials } from '../settings/settings-table.ts'

type Data = Record<string, unknown>

/** All inputs of a dealer's build on one day. */
export interface Day {
  readonly settings: unknown
  readonly stock: Data & { readonly cars: readonly Data[] }
  readonly now: Date
  /** Version of the code; another number renders other pages. */
  readonly code: number
  /** Other files of the content folder: path -> text, or null for a deleted one. */
  readonly files: Readonly<Record<string, string | null>>
  readonly environment: Readonly<Record<string, string>>
  /** Copies of pictures of other sites: address -> number of the sample, or null for a deleted one. */
  readonly copies: Readonly<Record<string, number | null>>
}

/** Pictures of two sites in `picturesFrom`, and of a third that is not. */
const pictured = [0, 1, 2].map((at) => `https://photos${at}.example/car.webp`)
export const picturesFrom = ['https://photos0.example', 'https://photos1.example']

const carChanges: readonly ((chance: RandomStream) => Data)[] = [
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
  (chance) => ({ primary_image_url: pick(chance, pictured) }),
  (chance) => ({ images: pictured.slice(Math.floor(chance() * 3)), primary_image_url: null }),
  (chance) => ({ file: pick(chance, ['history.pdf', 'https://h.example/2.pdf', null]) }),
]

/** The stock with one random car changed. */
function changedCar({ cars, ...rest }: Day['stock'], chance: RandomStream): Day['stock'] {
  const at = Math.floor(chance() * cars.length)
  return {
    ...rest,
    cars: cars.map((car, each) => (each === at ? { ...car, ...pick(chance, carChanges)(chance) } : car)),
  }
}

const stockChanges: readonly ((stock: Day['stock'], chance: RandomStream) => Day['stock'])[] = [
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

/** The settings with one random setting changed, plus the settings it depends on. */
function changedSetting(settings: unknown, chance: RandomStream): unknown {
  const { leaf, trial } = pick(chance, cases)
  const base = withSettingsAt(settings, trial.beside ?? {})
  const steps = trial.at ? stepsOf(trial.at) : stepsTo(leaf.path, base)
  const values = trial.values ?? otherValues(leaf, valueAt(base, steps))
  return values.length > 0 ? withValue(base, steps, pick(chance, values)) : base
}

const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"/>\n`

type FileChange = readonly [path: string, other: (chance: RandomStream) => string | null]

/** A dealer's own and shared files. A reused page must have recorded that it read them. */
const fileChanges: readonly FileChange[] = [
  ['_templates/plain.yaml', (chance) => pick(chance, ['{}\n', 'header: {variant: large}\n', 'design: {card: soft}\n'])],
  ['_groups/coast.yaml', (chance) => `labels: {enquire: Ask ${pick(chance, ['us', 'the coast'])}}\n`],
  [
    '_makes/norda.yaml',
    (chance) => pick(chance, [null, 'brand: {accent: "#224466"}\n', 'labels: {call_us: Ring us}\n']),
  ],
  [
    '_models.yaml',
    (chance) => pick(chance, [null, 'makes: {Norda: {text: Birds.}}\n', 'makes: {Norda: {models: {Heron: Tall.}}}\n']),
  ],
  ['_platform.yaml', (chance) => pick(chance, [null, 'labels: {call_us: Phone us}\n', '{}\n'])],
  ['rich-yard/pages/terms.md', (chance) => `# Terms\n\nNumber ${Math.floor(chance() * 9)}.\n`],
  ['rich-yard/pages/care.md', (chance) => `# Care\n\n${pick(chance, ['Wash it.', '- wax\n- polish'])}\n`],
  ['rich-yard/logo.svg', (chance) => drawing(200 + Math.floor(chance() * 9))],
  ['rich-yard/yard.svg', (chance) => drawing(pick(chance, [200, 640, 1440]))],
  ['rich-yard/badge.svg', (chance) => drawing(Math.floor(chance() * 90) + 10)],
  ['rich-yard/history.pdf', (chance) => pick(chance, [null, '%PDF-1.7\n', '%PDF-1.4\n'])],
  ['rich-yard/postcodes.csv', (chance) => `postcode,lat,long\n2141,-33.${Math.floor(chance() * 90)},151.04\n`],
]

function changedFile(files: Day['files'], chance: RandomStream): Day['files'] {
  const [path, other] = pick(chance, fileChanges)
  return { ...files, [`dealers/${path}`]: other(chance) }
}

const changedEnvironment = (environment: Day['environment'], chance: RandomStream): Day['environment'] => ({
  ...environment,
  FORECOURT_PUBLIC_MAPS: pick(chance, ['pk.one', 'pk.two']),
})

const changedCopies = (copies: Day['copies'], chance: RandomStream): Day['copies'] => ({
  ...copies,
  [pick(chance, pictured)]: pick(chance, [0, 1, null]),
})

const later = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000)

/** A random next day: usually other stock, often other settings or files, sometimes another time or other code. */
export function nextDay(day: Day, chance: RandomStream): Day {
  const { settings, stock, now, code, files, environment, copies } = day
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
    files: chance() < 0.4 ? changedFile(files, chance) : files,
    environment: chance() < 0.1 ? changedEnvironment(environment, chance) : environment,
    copies: chance() < 0.2 ? changedCopies(copies, chance) : copies,
  }
}
