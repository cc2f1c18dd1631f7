import { describe, expect, it } from 'vitest'
import { modelsOf, readCatalogue, readModel } from './models.ts'
import { readCars } from './read-cars.ts'
import { sampleReading } from './sample-reading.ts'

const any = () => true

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
    expect(readModel(raw, 'Toyota', any)).toEqual({ ...facts, make: 'Toyota', image_url: image.url })
  })

  it('comes last without a position and is nothing without a name (S3.42)', () => {
    expect(readModel({ name: 'Yaris Cross' }, '', any)).toMatchObject({
      slug: 'yaris-cross',
      position: Number.MAX_SAFE_INTEGER,
    })
    expect(readModel({ slug: 'yaris' }, '', any)).toBeNull()
  })
})

describe('a catalogue', () => {
  const slugs = (...raws: readonly object[]) => readCatalogue(raws, 'Norda', any).map(({ make, slug }) => [make, slug])

  it.each<[string, readonly object[], readonly (readonly string[])[]]>([
    ['a model named twice', [{ name: 'MX-5' }, { name: 'MX 5' }], [['Norda', 'mx-5']]],
    [
      'models of two makes at one address',
      [{ name: '3' }, { name: '3', make: 'Tesla' }],
      [
        ['Norda', '3'],
        ['Tesla', 'tesla-3'],
      ],
    ],
    ['a slug of signs', [{ name: 'Heron', slug: '???' }], [['Norda', 'heron']]],
    ['a name of another script', [{ name: '汉兰达' }], [['Norda', 'norda']]],
    ['another script altogether', [{ name: '汉兰达', make: '丰田' }], []],
    ['no name', [{ slug: 'x' }, { name: 'N/A' }, 'x' as unknown as object], []],
  ])('%s', (_, raws, read) => {
    expect(slugs(...raws)).toEqual(read)
  })

  it('stands by position (S3.42)', () => {
    const listed = [
      { name: 'A', position: 2 },
      { name: 'C', position: 3 },
      { name: 'B', position: 1 },
    ]
    expect(slugs(...listed).map(([, slug]) => slug)).toEqual(['b', 'a', 'c'])
  })

  it('has no picture that is not there', () => {
    expect(
      readModel({ name: 'Heron', image: '/none.png', image_url: 'gone.png' }, '', () => false)?.image_url,
    ).toBeNull()
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
    expect(modelsOf(readCars(stock, sampleReading).cars)).toMatchObject([
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
