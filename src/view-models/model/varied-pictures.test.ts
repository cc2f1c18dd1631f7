import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import type { Tenant } from '#tenants/current.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { variedPictures } from './varied-pictures.ts'

const file = (name: string) => `/pictures/${name}-960.webp`
const cars = [
  ...['white', 'white', 'red'].map((picture) => ['tern', picture] as const),
  ...['white', 'blue'].map((picture) => ['gull', picture] as const),
  ['heron', 'white'] as const,
].map(([model, picture]) => sampleCar({ make: 'Norda', model, primary_image_url: `/pictures/${picture}` }))
const tenant = { site: sampleSite(), showroom: { cars } } as unknown as Tenant

const painted = (model: string, ...looks: readonly (readonly [picture: string, colour: string])[]) =>
  looks.map(([picture, colour]) => {
    const images = ['', '-side', '-rear'].map((side) => ({ url: `/pictures/${picture}${side}`, thumb: null }))
    return sampleCar({ make: 'Norda', model, colour, primary_image_url: `/pictures/${picture}`, images })
  })

test.each([
  ['in other paints where they can', ['tern-white', 'gull-white'], ['tern-white', 'gull-red']],
  ['as they are where there is no other paint', ['gull-red', 'ibis-red'], ['gull-red', 'ibis-red']],
  ['from other sides where they look the same', ['van', 'van', 'van'], ['van', 'van-side', 'van-rear']],
])('models side by side are shown %s', (_how, own, shown) => {
  const stock = [
    ...painted('tern', ['tern-white', 'Polar White']),
    ...painted('gull', ['gull-white', 'White'], ['gull-red', 'Red']),
    ...painted('ibis', ['ibis-red', 'Ember Red']),
    ...['0', '1', '2'].flatMap((van) => painted(`van${van}`, ['van', 'White'])),
  ]
  const range = own.map((picture, at) => {
    const name = picture === 'van' ? `van${at}` : (picture.split('-')[0] ?? '')
    return sampleModel({ name, make: 'Norda', image_url: file(picture) })
  })
  const standing = { site: sampleSite(), showroom: { cars: stock } } as unknown as Tenant
  expect(variedPictures(standing, range).map(({ image_url }) => image_url)).toEqual(shown.map(file))
})

test.each<[string, readonly (readonly [string, string | null])[], readonly (string | null)[]]>([
  [
    'differ where they can',
    [
      ['heron', 'white'],
      ['tern', 'white'],
      ['gull', 'white'],
    ],
    ['white', 'red', 'blue'],
  ],
  [
    'stay where they differ',
    [
      ['tern', 'red'],
      ['gull', 'white'],
    ],
    ['red', 'white'],
  ],
  [
    'stay where all cars look the same',
    [
      ['tern', 'white'],
      ['heron', 'white'],
    ],
    ['white', 'white'],
  ],
  [
    'of a model that has its own stay',
    [
      ['tern', 'own'],
      ['gull', 'own'],
    ],
    ['own', 'own'],
  ],
  [
    'that are none stay so',
    [
      ['tern', null],
      ['gull', null],
    ],
    [null, null],
  ],
])('pictures of models side by side %s', (_what, models, pictures) => {
  const range = models.map(([name, image]) => sampleModel({ name, make: 'Norda', image_url: image && file(image) }))
  const varied = variedPictures(tenant, range)
  expect(varied.map(({ image_url }) => image_url)).toEqual(pictures.map((picture) => picture && file(picture)))
  expect(varied.every(({ image_url, image_srcset }) => !image_srcset || image_srcset.includes(`${image_url}`))).toBe(
    true,
  )
})
