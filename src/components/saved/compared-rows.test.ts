import { expect, it } from 'vitest'
import { comparedRows, groupRows } from './compared-rows.ts'

const comparison = {
  rows: ['Price', 'Seats', 'Engine'],
  groups: ['Money', 'Kit', 'Kit'],
  ranked: [{ row: 0, wanted: 'least', says: 'Lowest price' } as const],
  notes: { 0: 'With the fees.' },
  lists: [1],
  cars: { 7: ['$20,000', '5', ''], 8: ['$19,000', '5', ''], 9: ['$25,000', '', ''] },
  values: { 7: [20000], 8: [19000], 9: [25000] },
  ...{ features: [], kit: {} },
}

it('marks the best of a row in words, and says in which rows the cars differ', () => {
  const rows = comparedRows(['7', '8'], comparison)
  expect(rows.map(({ name, differs, isList, note }) => [name, differs, isList, note])).toEqual([
    ['Price', true, false, 'With the fees.'],
    ['Seats', false, true, ''],
  ])
  expect(rows[0]?.cells).toEqual([
    { text: '$20,000', mark: null },
    { text: '$19,000', mark: 'Lowest price' },
  ])
})

it('holds no prices against each other that buy different things', () => {
  const best = (...prices: readonly string[]) => {
    const cars = Object.fromEntries(prices.map((price, at) => [at, [price]]))
    const values = Object.fromEntries(prices.map((price, at) => [at, [price === 'Ask us' ? null : 20_000 + at]]))
    const [row] = comparedRows(Object.keys(cars), { ...comparison, rows: ['Price'], lists: [], cars, values })
    return row?.cells.map(({ mark }) => mark)
  }
  expect(best('$20,000\nExcl.', '$20,001\nDrive Away')).toEqual([null, null])
  expect(best('$20,000\nExcl.', '$20,001')).toEqual([null, null])
  expect(best('$20,000\nExcl.', '$20,001\nExcl.', 'Ask us')).toEqual(['Lowest price', null, null])
})

it('has an empty cell for what nobody knows, and for a car that left', () => {
  const [price, seats] = comparedRows(['7', '9', 'constructor'], comparison)
  expect(price?.cells.map(({ text }) => text)).toEqual(['$20,000', '$25,000', ''])
  expect(seats?.cells.map(({ text }) => text)).toEqual(['5', '', ''])
})

it('stands in groups', () => {
  const groups = groupRows(comparedRows(['7', '8'], comparison))
  expect(groups.map(({ name, rows }) => [name, rows.map((row) => row.name)])).toEqual([
    ['Money', ['Price']],
    ['Kit', ['Seats']],
  ])
})

it('ends with what each has and the others lack, the rest counted', () => {
  const features = Array.from({ length: 12 }, (_, at) => `Feature ${at}`)
  const kit = { 7: [0, 1], 8: [1, ...features.keys()].slice(0, 12).filter((number) => number > 0) }
  const last = comparedRows(['7', '8'], { ...comparison, features, kit }).at(-1)
  expect([last?.name, last?.group, last?.isList]).toEqual(['Only this one has', 'Kit', true])
  expect(last?.cells.map(({ text }) => text.split('\n'))).toEqual([
    ['Feature 0'],
    [...features.slice(2, 10), 'and 1 more'],
  ])
  expect(comparedRows(['7'], { ...comparison, features, kit }).map(({ name }) => name)).toEqual(['Price', 'Seats'])
})

it('has no rows while the facts are on their way', () => {
  expect(comparedRows(['7'], null)).toEqual([])
})
