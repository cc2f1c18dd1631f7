import { describe, expect, it } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { modelStockView } from './model-stock-view.ts'

const cars = [
  sampleCar({ badge: 'GT', price: 42_990, colour: 'Ember Red', simple_drive: 'AWD', car_type: 'new' }),
  sampleCar({ badge: 'GT', price: 39_990, colour: 'Polymetal', simple_drive: 'FWD', fuel: 'Petrol' }),
  sampleCar({ badge: 'Base', price: 28_990, colour: 'Ember Red', fuel: 'Petrol' }),
  sampleCar({ badge: null, price: 1, colour: null }),
]
const view = modelStockView(cars, '/search/norda/tern', sampleSite())

describe('what of a model stands here', () => {
  it('ranges from its lowest shown price to its highest', () => {
    expect(view.range).toBe('$28,990 to $42,990')
    expect(modelStockView(cars.slice(0, 1), '/x', sampleSite()).range).toBe('$42,990')
    expect(modelStockView(cars.slice(3), '/x', sampleSite()).range).toBeNull()
  })

  it('is told by variant, the cheapest first, each the way to its cars', () => {
    expect(view.variants.map(({ name, count, from, drive, fuel }) => [name, count, from, drive, fuel])).toEqual([
      ['Base', '1', '$28,990', '', 'Petrol'],
      ['GT', '2', '$39,990', 'AWD, FWD', 'Diesel, Petrol'],
    ])
    expect(view.variants[0]?.href).toBe('/search/norda/tern?refinementList[badge][0]=Base')
  })

  it('is told by condition where there are several', () => {
    expect(view.types.map(({ name, count }) => [name, count])).toEqual([
      ['New', '1'],
      ['Used', '3'],
    ])
    expect(modelStockView(cars.slice(1), '/x', sampleSite()).types).toEqual([])
  })

  it('comes in paints, the most usual first, with a dot where the name says a colour', () => {
    expect(view.paints.map(({ name, count, colour }) => [name, count, colour])).toEqual([
      ['Ember Red', '2', '#b3202a'],
      ['Polymetal', '1', null],
    ])
  })
})
