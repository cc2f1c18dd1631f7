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
  it('costs what its cheapest new and used ones do', () => {
    expect(view.prices.map(({ label, price }) => `${label} ${price}`)).toEqual([
      'New from $42,990',
      'Used from $28,990',
    ])
  })

  it('comes in families of paint, the most usual first, each the way to all its names', () => {
    const painted = ['Glacier White', 'Polar White', 'Polymetal', 'Ember Red', 'White', 'Gunmetal'].map((colour) =>
      sampleCar({ colour }),
    )
    const { paints } = modelStockView(painted, '/x', sampleSite())
    expect(paints.map(({ text, count, colour }) => [text, count, colour])).toEqual([
      ['See 3 in White', '3', '#f4f4f2'],
      ['See the one in Grey', '1', '#6f757b'],
      ['See the one in Polymetal', '1', null],
      ['See the one in Red', '1', '#b3202a'],
    ])
    expect(paints[0]?.href).toBe(
      '/x?refinementList[colour][0]=Glacier%20White&refinementList[colour][1]=Polar%20White&refinementList[colour][2]=White',
    )
  })

  it('shows a car of each paint that has a picture, and nothing to choose from of one paint alone', () => {
    const white = sampleCar({ colour: 'White', primary_image_url: null })
    const shown = sampleCar({ colour: 'White', primary_image_url: '/pictures/tern-white' })
    const { paints } = modelStockView(
      [white, shown, white, sampleCar({ colour: 'Red', primary_image_url: null })],
      '/x',
      sampleSite(),
    )
    expect(paints.map(({ name, picture }) => [name, picture?.src])).toEqual([
      ['White', '/pictures/tern-white-960.webp'],
      ['Red', undefined],
    ])
    expect(modelStockView([white, shown, white, shown], '/x', sampleSite()).paints).toEqual([])
  })

  it('shows no picture beneath two paints', () => {
    const painted = (colour: string, picture: string) =>
      sampleCar({ colour, primary_image_url: `/pictures/${picture}` })
    const cars = [
      ...[painted('Bronze', 'tern-bronze'), painted('Bronze', 'tern-bronze'), painted('Desert Sand', 'tern-bronze')],
      ...[painted('Gold', 'tern-bronze'), painted('Gold', 'tern-gold')],
    ]
    const { paints } = modelStockView(cars, '/x', sampleSite())
    expect(paints.map(({ name, picture }) => [name, picture?.src])).toEqual([
      ['Bronze', '/pictures/tern-bronze-960.webp'],
      ['Gold', '/pictures/tern-gold-960.webp'],
      ['Beige', undefined],
    ])
  })

  it('has no colours to choose from where each of its few cars is shown', () => {
    const few = ['White', 'Red', 'Blue'].map((colour) => sampleCar({ colour }))
    expect(modelStockView(few, '/x', sampleSite()).paints).toEqual([])
  })
})
