import { expect, test } from 'vitest'
import { readCatalogue, type Variant } from './catalogue.ts'
import { featuresOf, usesOf } from './features.ts'
import { createRandomStream } from './random-stream.ts'
import { readWords } from './words.ts'

const root = process.cwd()
const words = readWords(root)
const life = { type: 'used', year: 2024, age: 2, distance: 20_000, price: 30_000 } as const

const fitted = (market: 'oceania' | 'america', make: string, model: string) => {
  const [variant] = readCatalogue(root, market).get(make)?.get(model) ?? []
  return variant ? featuresOf(createRandomStream(model), words, variant, life, { market }) : []
}

test.each([
  [
    'a caravan',
    'oceania',
    'Jayco',
    'Journey',
    ['Sleeps 2', 'Body length 5.1 m', 'ATM 2,400 kg', 'Body width 2,490 mm'],
  ],
  [
    'a motorhome',
    'oceania',
    'Jayco',
    'Conquest',
    ['Sleeps 2', 'Body length 6.2 m', 'GVM 4,250 kg', 'Body width 2,300 mm'],
  ],
  ['a ute', 'oceania', 'Toyota', 'HiLux', ['Braked towing 3,500 kg']],
  ['an American pickup', 'america', 'Ford', 'F-150', ['Towing up to 11,200 lb']],
  ['a small car', 'oceania', 'Toyota', 'Yaris', []],
] as const)('%s says its measures among its features', (_which, market, make, model, measures) => {
  const said = fitted(market, make, model).filter((feature) => /^(?:sleeps|body|atm|gvm|braked|towing)/i.test(feature))
  expect(said).toEqual(measures)
})

test.each([
  [
    'a motorcycle',
    'Yamaha',
    'MT-07',
    ['Twin 298 mm front discs', '41 mm telescopic fork', 'Monoshock with adjustable preload'],
  ],
  ['a caravan', 'Jayco', 'Journey', ['Tandem axles']],
  ['a motorhome', 'Jayco', 'Conquest', []],
])('%s says what it is built with', (_which, make, model, parts) => {
  const all = Object.values(words.features.built).flat()
  expect(fitted('oceania', make, model).filter((feature) => all.includes(feature))).toEqual(parts)
})

test('a car sold in America has what Americans call it', () => {
  const american = [...readCatalogue(root, 'america')].flatMap(([make, models]) =>
    [...models.keys()].flatMap((model) => fitted('america', make, model)),
  )
  expect(american).toContain('Backup camera')
  expect(american.filter((feature) => words.american[feature] !== undefined)).toEqual([])
})

const everyModel = ['oceania', 'america'].flatMap((market) =>
  [...readCatalogue(root, market).values()].flatMap((models) => [...models.values()]),
)
const { upper } = words.features
const comforts = (variant: Variant, seed: number) =>
  featuresOf(createRandomStream(`${seed}`), words, variant, life, { market: 'oceania' }).filter((feature) =>
    Object.values(upper).flat().includes(feature),
  )

/** The comforts that a variant has with every seed, and with any. */
function comfortsOf(variant: Variant) {
  const drawn = Array.from({ length: 40 }, (_, seed) => comforts(variant, seed))
  return { ever: drawn.flat(), always: drawn.reduce((some, each) => some.filter((name) => each.includes(name))) }
}

test('the lowest trim of a model has no comforts, the highest always two or three that no lower one has all of', () => {
  const built = everyModel.filter(([of]) => !['Van', 'Bus', 'Cab Chassis', 'Light Truck'].includes(of?.body ?? ''))
  for (const variants of built) {
    const [lowest, ...higher] = variants.filter(({ trim }) => trim !== null).toSorted((a, b) => a.price - b.price)
    const top = higher.pop()
    if (!(lowest && top)) continue
    const { always } = comfortsOf(top)
    expect(comfortsOf(lowest).ever, lowest.model).toEqual([])
    expect([2, 3], top.model).toContain(always.length)
    for (const middle of higher.filter(({ price }) => price < top.price))
      expect(
        always.filter((name) => !comfortsOf(middle).ever.includes(name)),
        top.model,
      ).not.toEqual([])
  }
})

test('the equipment of a model grows with its trims', () => {
  const graded = [...Object.values(words.features.lower), ...Object.values(upper)].flat()
  const equipped = (variant: Variant) =>
    featuresOf(createRandomStream('same'), words, variant, life, { market: 'oceania' }).filter((name) =>
      graded.includes(name),
    )
  for (const variants of everyModel) {
    const sizes = variants.toSorted((a, b) => a.price - b.price).map((variant) => equipped(variant).length)
    expect(sizes, variants[0]?.model).toEqual(sizes.toSorted((a, b) => a - b))
    expect((sizes.at(-1) ?? 0) > (sizes[0] ?? 0), variants[0]?.model).toBe(
      new Set(variants.map(({ price }) => price)).size > 1,
    )
  }
})

test.each([
  ['new', true],
  ['demo', false],
  ['used', false],
] as const)('a %s car says how long its maker warrants it: %s', (type, says) => {
  const [variant] = readCatalogue(root, 'oceania').get('Kia')?.get('Sportage') ?? []
  const said = variant
    ? featuresOf(createRandomStream('a'), words, variant, { ...life, type }, { market: 'oceania' })
    : []
  expect(said.includes('7-year/unlimited km warranty')).toBe(says)
})

test('the trim of a variant changes no later draw', () => {
  const [variants = []] = everyModel
  const next = variants.map((variant) => {
    const chance = createRandomStream('same')
    featuresOf(chance, words, variant, life, { market: 'oceania' })
    return chance()
  })
  expect(new Set(next).size).toBe(1)
})

test.each([
  ['a motorcycle that learners may ride', 'Kawasaki', 'Ninja 650', ['City', 'Learners']],
  ['one they may not', 'Triumph', 'Tiger 900', ['Touring', 'Off-road']],
  ['a caravan for two', 'New Age', 'Road Owl', ['Couples']],
  ['a motorhome for four', 'Avida', 'Ceduna', ['Touring', 'Families']],
  ['a car', 'Toyota', 'Yaris', []],
] as const)('%s is filed under what it is good for', (_which, make, model, uses) => {
  const [variant] = readCatalogue(root, 'oceania').get(make)?.get(model) ?? []
  expect(variant && usesOf(words, variant)).toEqual(uses)
})
