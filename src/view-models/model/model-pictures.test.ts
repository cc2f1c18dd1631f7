import { expect, it, test } from 'vitest'
import { sampleModel } from '#domain/model/sample-model.ts'
import { thumbnailFor, withPictures } from './model-pictures.ts'

const policy = { host: null, quality: 75 }
const model = sampleModel()
const car = { make: 'norda', model: ' TERN ', primary_image_url: '/pictures/ute-red' }

it('(S2.128) a model without a picture shows a car of it that stands here', () => {
  const unseen = { ...car, primary_image_url: null }
  expect(withPictures([model], [unseen, car], policy)[0]?.image_url).toBe('/pictures/ute-red-960.webp')
  expect(withPictures([model], [unseen], policy)[0]?.image_url).toBeNull()
  expect(withPictures([{ ...model, image_url: '/tern.webp' }], [car], policy)[0]?.image_url).toBe('/tern.webp')
  expect(withPictures([{ ...model, image_url: '/pictures/suv' }], [], policy)[0]?.image_url).toBe(
    '/pictures/suv-960.webp',
  )
})

test.each([
  ['a picture the build made', '/pictures/ute-red', '/pictures/ute-red-320.webp'],
  ['a picture elsewhere', 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
])('the smallest form of %s', (_reason, url, expected) => {
  expect(thumbnailFor(url, policy)).toBe(expected)
})
