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
