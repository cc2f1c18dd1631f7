import { expect, it } from 'vitest'
import { readCarHistory, writeCarHistory } from '#stock/car-history-file.ts'
import { generateDemoHistory, mergeDemoHistory } from './demo-history.ts'

const day = '2026-11-20T00:00:00.000Z'
const car = { id: 7, created_at: '2026-11-10T09:00:00.000Z', price: 20_000, before_price: null }
const past = (facts: object) =>
  generateDemoHistory(JSON.stringify({ taken_at: day, cars: [{ ...car, ...facts }] }))['7']

it.each([
  ['a price that never changed', {}, [['2026-11-10', 20_000]]],
  [
    'one that fell',
    { before_price: 22_000 },
    [
      ['2026-11-10', 22_000],
      ['2026-11-15', 20_000],
    ],
  ],
  ['no price of a car for hire', { subscription_price: 136 }, [['2026-11-10', null]]],
  ['no fall of a car that came today', { before_price: 22_000, created_at: day }, [['2026-11-20', 20_000]]],
  ['no fall to the same price', { before_price: 20_000 }, [['2026-11-10', 20_000]]],
  ['none', { price: null }, [['2026-11-10', null]]],
])('the nights of a made-up stock saw %s', (_reason, facts, prices) => {
  expect(past(facts)).toMatchObject({ first: prices[0]?.[0], prices })
})

it('stands in a file as real nights leave it', () => {
  const history = generateDemoHistory(JSON.stringify({ taken_at: day, cars: [car] }))
  expect(readCarHistory(writeCarHistory(history))).toEqual({ content: history })
})

it('stays as nights remember it, but for cars that cost something else now', () => {
  const seen = (...prices: readonly [string, number][]) => ({
    vin: null,
    first: '2026-11-01',
    prices,
    sold: null,
    left: null,
  })
  const made = { 1: seen(['2026-11-10', 22_000], ['2026-11-15', 20_000]), 2: seen(['2026-11-10', 9000]) }
  const same = seen(['2026-11-01', 22_000], ['2026-11-03', 20_000])
  const gone = { ...seen(['2026-11-01', 7000]), left: '2026-11-05' }
  const other = seen(['2026-11-01', 5000], ['2026-11-15', 9000])
  expect(mergeDemoHistory({ 1: same, 2: other, 3: gone }, made)).toEqual({ 1: same, 2: made[2], 3: gone })
})
