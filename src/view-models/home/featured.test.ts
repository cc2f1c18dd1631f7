import { describe, expect, it } from 'vitest'
import { featuredCars } from './featured.ts'

const car = (model: string, changes: object = {}) => ({
  make: 'Norda',
  model,
  status: 'in_stock' as const,
  reserved: false,
  primary_image_url: `/pictures/${model.toLowerCase()}`,
  ...changes,
})
const models = (cars: readonly { readonly model: string }[]) => cars.map(({ model }) => model)

describe('featured cars', () => {
  it('show one of each model before more of the same', () => {
    const cars = [car('Tern'), car('Tern'), car('Gull'), car('Skua')]
    expect(models(featuredCars(cars, 4))).toEqual(['Tern', 'Gull', 'Skua', 'Tern'])
  })

  it('show each picture once before the same again', () => {
    const twin = car('Gull', { primary_image_url: '/pictures/tern' })
    expect(models(featuredCars([car('Tern'), twin, car('Skua')], 3))).toEqual(['Tern', 'Skua', 'Gull'])
  })

  it('are for sale and have a picture', () => {
    const cars = [
      car('Sold', { status: 'sold' }),
      car('Reserved', { reserved: true }),
      car('Unseen', { primary_image_url: null }),
      car('Coming', { status: 'coming_soon' }),
    ]
    expect(models(featuredCars(cars, 4))).toEqual(['Coming'])
  })
})
