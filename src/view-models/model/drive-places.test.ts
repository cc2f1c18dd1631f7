import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { unknownAddress } from '#domain/location/unknown.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { driveAvailability } from './drive-places.ts'

const towns = ['Ely', 'Rye', 'Bath', 'York', 'Hull', 'Wells']
const places = towns.map((city) =>
  sampleLocation({ id: city, name: `Yard ${city}`, address: { ...unknownAddress, city } }),
)
const variants = ['GX', 'GXL'].map((name) => ({ value: `Norda Tern ${name}`, label: name }))

const car = (badge: string, id: string): Car =>
  sampleCar({ badge, location: { id, name: id, slug: id, phone: null, distribution_locations: [] } })
const standing = (cars: readonly Car[], count = 2) =>
  driveAvailability('Norda Tern', cars, { places: places.slice(0, count), variants }, sampleSite())

test('each place says how many of each variant stand there, and each variant in which towns it stands', () => {
  const { places: counted, variants: placed } = standing([
    car('GX', 'Ely'),
    car('GX', 'Rye'),
    car(' GX ', 'Rye'),
    car('GXL', 'Ely'),
  ])
  expect(counted.map((each) => each.standing)).toEqual([
    { '': 2, 'Norda Tern GX': 1, 'Norda Tern GXL': 1 },
    { '': 2, 'Norda Tern GX': 2 },
  ])
  expect(Object.keys(counted[1]?.from ?? {})).toEqual(['', 'Norda Tern GX'])
  expect(placed.map((each) => each.towns)).toEqual(['Rye and Ely', 'Ely'])
})

test.each([
  [2, 'Ely and Rye'],
  [5, 'Ely, Rye, Bath, York and Hull'],
  [6, 'Ely, Rye, Bath, York and 2 more places'],
])('the towns of a variant at %i places are a list, or its beginning', (count, text) => {
  const cars = towns.slice(0, count).map((town) => car('GX', town))
  expect(standing(cars, count).variants[0]?.towns).toBe(text)
})

test.each<[string, readonly Car[], number]>([
  ['where nobody says where they stand', [sampleCar({ badge: 'GX', location: null })], 2],
  ['where all stand at one place', [car('GX', 'Ely'), car('GXL', 'Ely')], 1],
])('nothing is counted %s', (_reason, cars, count) => {
  const { places: plain, variants: same } = standing(cars, count)
  expect(plain).toEqual(towns.slice(0, count).map((town) => ({ value: town, label: `Yard ${town}` })))
  expect(same).toBe(variants)
})
