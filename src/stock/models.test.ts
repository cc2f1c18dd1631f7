import { describe, expect, it } from 'vitest'
import { modelsOf, readModel } from './models.ts'
import { readCars } from './read-cars.ts'

describe('a model of the snapshot', () => {
  it('is read whole (S3.42)', () => {
    const raw = {
      name: 'Hilux',
      slug: 'hilux',
      image: { url: '/m/hilux.png' },
      short_description: 'Goes anywhere',
      status: 'new',
      position: 2,
      override_url: '/hilux-offers',
      manufacturer_body: 'ute',
      fuel: 'Diesel',
    }
    const { image, ...facts } = raw
    expect(readModel(raw, 'Toyota')).toEqual({ ...facts, make: 'Toyota', image_url: image.url })
  })

  it('comes last without a position and is nothing without a name (S3.42)', () => {
    expect(readModel({ name: 'Yaris Cross' }, '')).toMatchObject({
      slug: 'yaris-cross',
      position: Number.MAX_SAFE_INTEGER,
    })
    expect(readModel({ slug: 'yaris' }, '')).toBeNull()
  })
})

describe('models of a stock without a catalogue', () => {
  const stock = ['Hilux', 'Corolla', 'Hilux', ''].map((model, at) => ({
    id: at,
    slug: `car-${at}`,
    name: `Car ${at}`,
    status: 'in_stock',
    make: 'Toyota',
    model,
    simple_body: model === 'Hilux' ? 'Ute' : 'Hatchback',
    fuel: 'Diesel',
    primary_image_url: at === 2 ? '/pictures/ute' : null,
  }))

  it('are the ones on the yard, the most common first (S3.42)', () => {
    expect(modelsOf(readCars(stock).cars)).toMatchObject([
      {
        name: 'Hilux',
        slug: 'toyota-hilux',
        make: 'Toyota',
        position: 0,
        manufacturer_body: 'Ute',
        fuel: 'Diesel',
        image_url: '/pictures/ute',
      },
      { name: 'Corolla', slug: 'toyota-corolla', position: 1, image_url: null },
    ])
  })
})
