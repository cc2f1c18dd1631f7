import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { withYardPoints } from './yard-points.ts'

const place = (slug: string, lat: number | null, long: number | null) => {
  const plain = sampleLocation({ id: slug, slug, dealership_id: null, dealership_slug: null })
  return { ...plain, address: { ...plain.address, lat, long } }
}
const stoodAt = (slug: string) =>
  sampleCar({ location: { id: slug, name: slug, slug, phone: null, distribution_locations: [] } })
const cars = ['north', 'south', 'elsewhere'].map(stoodAt)
const pointsOf = (locations: readonly ReturnType<typeof place>[]) =>
  withYardPoints(cars, locations).map(({ point }) => point)

test('cars have the points of their yards', () => {
  const yards = [place('north', -27, 153), place('south', -37, 145), place('elsewhere', null, null)]
  expect(pointsOf(yards)).toEqual([{ lat: -27, long: 153 }, { lat: -37, long: 145 }, null])
})

test.each([
  ['of one place', [place('north', -27, 153)]],
  ['of several at one place', [place('north', -27, 153), place('south', -27, 153)]],
  ['of none that is known', [place('north', null, null)]],
])('nobody asks which yard is nearer %s', (_which, yards) => {
  expect(pointsOf(yards)).toEqual([null, null, null])
})
