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
const at = { path: '/search/norda/tern', head: null }
const view = modelStockView(cars, at, sampleSite())

describe('what of a model stands here', () => {
  it('costs what its cheapest new and used ones do', () => {
    expect(view.prices.map(({ label, price }) => `${label} ${price}`)).toEqual([
      'New from $42,990',
      'Used from $28,990',
    ])
  })

  it('comes in the paints of more cars than the page shows one by one', () => {
    const painted = ['White', 'Red', 'Red', 'Red'].map((colour) => sampleCar({ colour, primary_image_url: null }))
    expect(modelStockView(painted, at, sampleSite()).colours.links.map(({ name }) => name)).toEqual(['Red', 'White'])
    expect(modelStockView(painted.slice(1), at, sampleSite()).colours).toEqual({ pictured: [], links: [] })
  })
})
