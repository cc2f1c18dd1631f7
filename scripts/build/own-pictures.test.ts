import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { unknownAddress } from '#domain/location/unknown.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import { ownPictures } from './own-pictures.ts'

const nothing = { cars: [], delisted: [], models: [] }

test.each([
  ['a car', { ...nothing, cars: [sampleCar({ primary_image_url: '/pictures/first' })] }, ['first']],
  ['a gallery', { ...nothing, cars: [sampleCar({ images: [{ url: '/pictures/side', thumb: null }] })] }, ['side']],
  ['a model of which no car is here', { ...nothing, models: [sampleModel({ image_url: '/pictures/tern' })] }, ['tern']],
  ['another site', { ...nothing, models: [sampleModel({ image_url: 'https://cdn.example/tern.jpg' })] }, []],
])('a release has the pictures of %s', (_reason, showroom, keys) => {
  expect([...ownPictures({ site: { locations: [] }, showroom })]).toEqual(keys)
})

test('a release has the maps of its places', () => {
  const place = sampleLocation({ address: { ...unknownAddress, map_key: 'north-map' } })
  expect([...ownPictures({ site: { locations: [place] }, showroom: nothing })]).toEqual(['north-map'])
})
