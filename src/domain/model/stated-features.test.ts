import { expect, test } from 'vitest'
import {
  axlesOf,
  bathroomOf,
  bedOf,
  isSaid,
  learnersMay,
  learnersTag,
  partOf,
  ridingFeatures,
  touringFeatures,
  warrantyOf,
  withoutWarrantyWord,
} from './stated-features.ts'

const cars = (...features: readonly (readonly string[])[]) => features.map((each) => ({ features: each }))

test.each([
  [
    'a bed, a bathroom and power',
    cars(['Island queen bed', 'Full ensuite', '200W solar panel']),
    ['Bed: Island queen bed 1/1', 'Bathroom: Full ensuite 1/1', 'Power: 200W solar panel 1/1'],
  ],
  ['what most have of two', cars(['Bunks'], ['Island bed'], ['island bed ']), ['Bed: Island bed 2/3']],
  ['what one says twice once', cars(['Bunks', 'bunks'], []), []],
  ['nothing that half of them have', cars(['Island bed'], []), []],
  ['no shower that is outside', cars(['External shower']), []],
  ['no van at all', [], []],
])('vans are told by %s', (_what, of, said) => {
  const lines = touringFeatures(of).map(([asked, { name, count, of: all }]) => `${asked}: ${name} ${count}/${all}`)
  expect(lines).toEqual(said)
})

test.each([
  ['Full ensuite across the rear', true],
  ['Shower and toilet in a rear corner', true],
  ['External shower', false],
])('a bathroom is told by the words for what is in it, and where: %s', (feature, isTold) => {
  expect(bathroomOf(cars(['Gas hot water', feature]))?.name ?? null).toBe(isTold ? feature : null)
  expect(isSaid(feature)).toBe(isTold)
})

test.each([
  ['Tandem axles', true],
  ['Single-axle', true],
  ['Rear axle diff lock', false],
])('axles are told where a feature says how many there are: %s', (feature, isTold) => {
  expect(axlesOf(cars(['ABS', feature]))?.name ?? null).toBe(isTold ? feature : null)
})

test('motorcycles are told by what stops them and what they stand on', () => {
  const [own, other] = [['Twin 298 mm front discs', '41 mm fork', 'Monoshock', 'ABS'], ['Twin 298 mm front discs']]
  const said = (of: readonly (readonly string[])[]) =>
    ridingFeatures(cars(...of)).map(([asked, { name }]) => [asked, name])
  expect(said([own])).toEqual([
    ['Brakes', 'Twin 298 mm front discs'],
    ['Front suspension', '41 mm fork'],
    ['Rear suspension', 'Monoshock'],
  ])
  expect(said([own, other])).toEqual([['Brakes', 'Twin 298 mm front discs']])
})

test.each([
  ['all', cars(['LAMS approved'], ['ABS', 'lams approved']), ''],
  ['most', cars(['Learner legal'], ['ABS', 'LAMS'], ['ABS']), 'most of them'],
  ['one of two', cars(['Learner legal'], ['ABS']), undefined],
  ['nobody says so of any', cars(['ABS'], []), undefined],
  ['none here', [], undefined],
])('learners may ride: %s', (_which, of, part) => {
  const may = learnersMay(of)
  expect(may && [may.name, partOf(may)]).toEqual(part === undefined ? null : ['LAMS approved', part])
})

test.each([
  ['all', cars(['Bunks']), { name: 'Bunks', count: 1, of: 1 }],
  ['most', cars(['Bunks'], ['Bunks'], []), { name: 'Bunks', count: 2, of: 3 }],
  ['half of them', cars(['Bunks'], []), null],
  ['none', cars(['Sunroof']), null],
  ['none that somebody could sleep in', cars(['Bed liner', 'Bed cover']), null],
])('a bed is told that is in %s', (_how, of, said) => {
  expect(bedOf(of)).toEqual(said)
})

test.each([
  ['5-year/unlimited km warranty', true],
  ['Warranty: 7 years', true],
  ['Five-year warranty', true],
  ['36-month/36,000-mile warranty', true],
  ['Extended warranty available, up to 5 years', false],
  ['Balance of factory warranty', false],
  ['10-year corrosion cover', false],
])('a warranty is told where a feature says how long it lasts: %s', (feature, isTold) => {
  expect(warrantyOf(cars(['Sunroof', feature]))?.name ?? null).toBe(isTold ? feature : null)
})

test.each([
  ['Island queen bed', true],
  ['LAMS approved', true],
  ['Balance of factory warranty', true],
  ['Bed liner', false],
  ['Sunroof', false],
])('%s is told as a fact of its own: %s', (feature, is) => {
  expect(isSaid(feature)).toBe(is)
})

test('beneath its term a warranty is not said again', () => {
  expect(withoutWarrantyWord('5-year/unlimited km warranty')).toBe('5-year/unlimited km')
  expect(withoutWarrantyWord('Balance of factory warranty')).toBe('Balance of factory warranty')
})

test.each([
  [[['LAMS approved'], ['ABS'], []], '1 of 3 LAMS approved'],
  [[['LAMS approved'], ['Learner legal']], 'LAMS approved'],
  [[['ABS']], null],
  [[], null],
])('of motorcycles with %j learners are told "%s"', (all, said) => {
  expect(learnersTag(all.map((features) => ({ features })))).toBe(said)
})
