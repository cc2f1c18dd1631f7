import { expect, test } from 'vitest'
import { type ComparedModel, modelDistance } from './model-distance.ts'
import { sampleCompared } from './sample-compared.ts'

type Facts = Partial<ComparedModel>

const used = (price: number): Facts => ({ prices: { fresh: null, used: price } })
const priced = (fresh: number | null, used: number | null): Facts => ({ prices: { fresh, used } })
const sized = (sizes: Partial<ComparedModel['sizes']>): Facts => ({
  sizes: { sleeps: null, length: null, power: null, ...sizes },
})
const distanceOf = (one: Facts, other: Facts) =>
  modelDistance(sampleCompared({ ...used(40_000), ...one }), sampleCompared({ ...used(40_000), ...other }))

test.each<[reason: string, one: Facts, other: Facts, distance: number]>([
  ['nothing sets them apart', {}, {}, 0],
  ['half the price more', {}, used(60_000), 0.5],
  ['more than twice the price', {}, used(130_000), 1],
  ['a price that nobody states', {}, { prices: { fresh: null, used: null } }, 1],
  ['no price, where one stands here new alone', priced(40_000, 20_000), priced(40_000, null), 0],
  ['no price, where one stands here used alone', priced(60_000, 40_000), priced(null, 40_000), 0],
  ['both prices, the one as much as the other', priced(40_000, 20_000), priced(60_000, 20_000), 0.25],
  ['a new price and a used one', priced(60_000, null), priced(null, 40_000), 0.5],
  ['as many rows of seats', { seats: [5] }, { seats: [4] }, 0],
  ['as many rows, of eight and seven', { seats: [8] }, { seats: [7] }, 0],
  ['as many rows, of six and seven', { seats: [6] }, { seats: [7] }, 0],
  ['a row more of six', { seats: [5] }, { seats: [6] }, 1],
  ['a row more', { seats: [5] }, { seats: [7] }, 1],
  ['a row less', { seats: [5] }, { seats: [2] }, 1],
  ['one that comes with both', { seats: [7] }, { seats: [5, 7] }, 0],
  ['seats that nobody counted', { seats: [7] }, {}, 0],
  ['half the towing more', { towing: 2000 }, { towing: 3000 }, 0.5],
  ['one that tows and one that does not', { towing: 3500 }, {}, 1],
  ['vans for two and for three', sized({ sleeps: 2 }), sized({ sleeps: 3 }), 0.5],
  ['length and power', sized({ length: 5, power: 40 }), sized({ length: 6, power: 60 }), 0.7],
  ['a size that only one of them says', sized({ power: 54 }), {}, 0],
  ['another fuel', { fuels: ['electric'] }, { fuels: ['fuel'] }, 0.5],
  ['all of these at once', { seats: [7], towing: 3000 }, { ...used(50_000), seats: [5], towing: 2000 }, 1.75],
])('between two models lies %s', (_reason, one, other, distance) => {
  expect(distanceOf(one, other)).toBeCloseTo(distance)
  expect(distanceOf(other, one)).toBeCloseTo(distance)
})
