import { expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import { thumbnailFor, withPictures } from './model-pictures.ts'

const policy = { host: null, quality: 75 }
const model = sampleModel()
const car = sampleCar({ make: 'norda', model: ' TERN ', primary_image_url: '/pictures/ute-red' })

it('(S2.128) a model without a picture shows a car of it that stands here', () => {
  const unseen = { ...car, primary_image_url: null }
  expect(withPictures([model], [unseen, car], policy)[0]?.image_url).toBe('/pictures/ute-red-960.webp')
  expect(withPictures([model], [unseen], policy)[0]?.image_url).toBeNull()
  expect(withPictures([{ ...model, image_url: '/tern.webp' }], [car], policy)[0]?.image_url).toBe('/tern.webp')
  expect(withPictures([{ ...model, image_url: '/pictures/suv' }], [], policy)[0]?.image_url).toBe(
    '/pictures/suv-960.webp',
  )
})

const seen = (name: string, facts: Partial<Car> = {}) => ({ ...car, ...facts, primary_image_url: `/pictures/${name}` })
const [van, ute, gt] = [{ simple_body: 'Van' }, { simple_body: 'Ute' }, { simple_body: 'Ute', badge: 'GT' }]

test.each([
  ['the body of most', [seen('van', van), seen('ute', ute), seen('ute', ute)], 'ute'],
  ['the variant of most', [seen('ute', ute), seen('gt', gt), seen('gt', gt)], 'gt'],
  ['what is for sale', [seen('van', van), ...[1, 2].map(() => seen('sold', { ...ute, status: 'sold' }))], 'van'],
  [
    'the body of most where their variant has no picture',
    [seen('van', van), seen('ute', ute), ...[1, 2].map(() => ({ ...car, ...gt, primary_image_url: null }))],
    'ute',
  ],
  ['any that has one', [seen('van', van), ...[1, 2].map(() => ({ ...car, ...ute, primary_image_url: null }))], 'van'],
])('of a model is shown %s', (_which, cars, picture) => {
  expect(withPictures([model], cars, policy)[0]?.image_url).toBe(`/pictures/${picture}-960.webp`)
})

test.each([
  ['a picture the build made', '/pictures/ute-red', '/pictures/ute-red-320.webp'],
  ['a picture elsewhere', 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
])('the smallest form of %s', (_reason, url, expected) => {
  expect(thumbnailFor(url, policy)).toBe(expected)
})
