import { describe, expect, it, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { modelStock } from './model-text.ts'
import { columnsFor, hasNewPrices, rangeBesideCars, rangeText } from './range-view.ts'

test.each([
  [1, 'two'],
  [2, 'two'],
  [3, 'three'],
  [4, 'four'],
  [5, 'five'],
  [6, 'three'],
  [7, 'four'],
  [10, 'five'],
  [11, 'four'],
  [12, 'four'],
  [13, 'five'],
])('%i models stand in rows of %s', (models, columns) => {
  expect(columnsFor(models)).toBe(columns)
})

test.each([
  [[1100, 4], '2 models, 1,104 in stock.'],
  [[0], '1 model, 0 in stock.'],
])('a range of %j says %s', (counts, text) => {
  const range = counts.map((count) => ({ stock: { count, from: null, new_from: null } }))
  expect(rangeText(range, sampleSite().locale)).toBe(text)
})

test.each([
  ['of one car each', [1, 1], 0],
  ['of which one has more', [1, 2], 2],
  ['of which one has none', [1, 0], 2],
])('models %s', (_reason, counts, shown) => {
  const range = counts.map((count) => ({
    model: sampleModel(),
    facts: '',
    isAllNew: false,
    tag: null,
    stock: { count, from: null, new_from: null },
  }))
  expect(rangeBesideCars(range)).toHaveLength(shown)
})

test.each([
  ['used from less', '$20,000', '$40,000', true],
  ['new from the same', '$40,000', '$40,000', false],
  ['used alone', '$20,000', null, false],
])('of a model that is here %s a price of new ones stands below: %s %s %s', (_what, from, new_from, is) => {
  expect(
    hasNewPrices([{ stock: { count: 1, from: null, new_from: null } }, { stock: { count: 2, from, new_from } }]),
  ).toBe(is)
})

describe('the price from which a model stands here', () => {
  const plain = sampleSite()
  const weekly = { ...plain, cars: { ...plain.cars, price: { ...plain.cars.price, subscriptions: true } } }
  const [dear, cheap] = [sampleCar({ price: 41_990 }), sampleCar({ price: 30_500, subscription_price: 199 })]

  it('is the lowest that a card shows', () => {
    expect(modelStock([dear, cheap], plain)).toEqual({ count: 2, from: '$30,500', new_from: null })
  })

  it('is told apart for new ones', () => {
    expect(modelStock([{ ...dear, car_type: 'new' }, cheap], plain)).toMatchObject({
      from: '$30,500',
      new_from: '$41,990',
    })
  })

  it('is none of a car whose card shows a price by the week', () => {
    expect(modelStock([dear, cheap], weekly)).toEqual({ count: 2, from: '$41,990', new_from: null })
  })

  it('counts no car that was sold or is on hold', () => {
    const gone = [sampleCar({ status: 'sold', price: 1_000 }), sampleCar({ reserved: true, price: 2_000 })]
    expect(modelStock([dear, ...gone], plain)).toEqual({ count: 1, from: '$41,990', new_from: null })
  })
})
