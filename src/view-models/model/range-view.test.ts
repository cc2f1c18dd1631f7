import { describe, expect, it, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { modelStock } from './model-text.ts'
import { columnsFor, similarModels } from './range-view.ts'

test.each([
  [1, 'three'],
  [3, 'three'],
  [4, 'four'],
  [5, 'five'],
  [6, 'three'],
  [7, 'four'],
  [10, 'five'],
  [11, 'four'],
  [12, 'four'],
])('%i models stand in rows of %s', (models, columns) => {
  expect(columnsFor(models)).toBe(columns)
})

describe('the price from which a model stands here', () => {
  const plain = sampleSite()
  const weekly = { ...plain, cars: { ...plain.cars, price: { ...plain.cars.price, subscriptions: true } } }
  const [dear, cheap] = [sampleCar({ price: 41_990 }), sampleCar({ price: 30_500, subscription_price: 199 })]

  it('is the lowest that a card shows', () => {
    expect(modelStock([dear, cheap], plain)).toEqual({ count: 2, from: '$30,500' })
  })

  it('is none of a car whose card shows a price by the week', () => {
    expect(modelStock([dear, cheap], weekly)).toEqual({ count: 2, from: '$41,990' })
  })

  it('counts no car that was sold or is on hold', () => {
    const gone = [sampleCar({ status: 'sold', price: 1_000 }), sampleCar({ reserved: true, price: 2_000 })]
    expect(modelStock([dear, ...gone], plain)).toEqual({ count: 1, from: '$41,990' })
  })
})

describe('models like one', () => {
  const stocked = (name: string, make: string, manufacturer_body: string | null, count = 1) => ({
    model: sampleModel({ name, slug: name, make, manufacturer_body }),
    stock: { count, from: null },
  })
  const range = [
    stocked('tern', 'Norda', 'Ute'),
    stocked('gull', 'Norda', 'SUV'),
    stocked('heron', 'Sola', 'Ute'),
    stocked('gone', 'Sola', 'Ute', 0),
    stocked('kite', 'Sola', null),
  ]
  const like = (name: string) => {
    const model = range.find((each) => each.model.name === name)?.model
    return model && similarModels(model, range).map((each) => each.model.name)
  }

  it('have its body, then its make, and stand here', () => {
    expect(like('tern')).toEqual(['heron', 'gull'])
  })

  it('are those of its make where nobody names its body', () => {
    expect(like('kite')).toEqual(['heron'])
  })
})
