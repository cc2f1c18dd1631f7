import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { unknownAddress } from '#domain/location/unknown.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { ownPictures } from './own-pictures.ts'

const nothing = { cars: [], delisted: [], models: [], readable: [] }
const now = new Date('2026-03-11T12:00:00Z')
const site = sampleSite()
const sold = sampleCar({ model: 'Tern', status: 'sold', primary_image_url: '/pictures/sold' })
const tern = sampleModel({ make: sold.make, name: 'Tern' })

test.each([
  ['a car', { ...nothing, cars: [sampleCar({ primary_image_url: '/pictures/first' })] }, ['first']],
  ['a gallery', { ...nothing, cars: [sampleCar({ images: [{ url: '/pictures/side', thumb: null }] })] }, ['side']],
  ['a model of which no car is here', { ...nothing, models: [sampleModel({ image_url: '/pictures/tern' })] }, ['tern']],
  ['a sold car that a model is told from', { ...nothing, models: [tern], readable: [sold] }, ['sold']],
  [
    'no other sold car',
    { ...nothing, models: [tern], cars: [{ ...sold, primary_image_url: null }], readable: [sold] },
    [],
  ],
  ['another site', { ...nothing, models: [sampleModel({ image_url: 'https://cdn.example/tern.jpg' })] }, []],
])('a release has the pictures of %s', (_reason, showroom, keys) => {
  expect([...ownPictures({ site, showroom, now })]).toEqual(keys)
})

test('a release has the maps of its places', () => {
  const place = sampleLocation({ address: { ...unknownAddress, map_key: 'north-map' } })
  expect([...ownPictures({ site: { ...site, locations: [place] }, showroom: nothing, now })]).toEqual(['north-map'])
})
