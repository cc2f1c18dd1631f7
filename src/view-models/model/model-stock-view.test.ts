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

  it('pictures of each paint the car whose price is named first, of several that look the same', () => {
    const images = ['1', '2', '3'].map((side) => ({ url: `/pictures/tern-${side}`, thumb: null }))
    const white = (badge: string, price: number) =>
      sampleCar({ badge, price, colour: 'White', primary_image_url: null, images })
    const red = sampleCar({
      colour: 'Red',
      primary_image_url: null,
      images: images.map(({ url }) => ({ url: `${url}-red`, thumb: null })),
    })
    const { colours } = modelStockView(
      [white('GT', 39_990), white('Base', 28_990), white('SE', 30_990), red],
      at,
      sampleSite(),
    )
    expect(colours.pictured[0]?.pictured).toBe('Pictured: 2021 Base')
  })
})
