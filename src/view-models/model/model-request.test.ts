import { expect, test } from 'vitest'
import type { Car, CarType } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { modelRequest } from './model-request.ts'

const tern = sampleModel({ name: 'Tern', slug: 'norda-tern', make: 'Norda' })
const places = ['north', 'south'].map((id) => sampleLocation({ id, name: `Yard ${id}`, slug: id }))
const workshop = sampleLocation({ id: 'tools', name: 'Workshop', slug: 'tools', location_type: 'service' })
const kinds = 'enquiry: {categories: [General Enquiry, New Vehicle Enquiry, Used Vehicle Enquiry]}'

const at = (id: string) => ({ location: { id, name: id, slug: id, phone: null, distribution_locations: [] } })

function requestFor(cars: readonly Partial<Car>[], more = '') {
  const site = { ...sampleSite(`${kinds}\n${more}`), locations: [...places, workshop] }
  const stock = cars.map((car) => sampleCar({ make: 'Norda', model: 'Tern', ...car }))
  return modelRequest(tern, { site, showroom: { cars: stock } as never })
}

test.each<[string, readonly Partial<Car>[], string, string]>([
  ['a car is driven', [{}], 'Drive the Norda Tern', 'I would like to drive the Norda Tern.'],
  ['a motorcycle is ridden', [{ item_type: 'bikes' }], 'Ride the Norda Tern', 'I would like to ride the Norda Tern.'],
  ['one that was sold is waited for', [{ status: 'sold' }], 'Hear when the next Norda Tern comes', ''],
  ['one that is not here, too', [], 'Hear when the next Norda Tern comes', ''],
])('the page says which model it is about: %s', (_reason, cars, title, wish) => {
  expect(requestFor(cars)).toMatchObject({ title, wish, path: '/models/norda-tern/ask' })
  expect(requestFor(cars).isWaiting).toBe(title.startsWith('Hear'))
  expect(requestFor(cars).crumbs.map(({ name }) => name)).toEqual(['Models', 'Norda Tern', title])
})

test.each<[string, readonly Partial<Car>[], string, string | undefined, boolean | undefined]>([
  ['of the only one', [{ id: '1' }], '', '1', true],
  [
    'of one at the place where most stand',
    [
      { id: '1', ...at('north') },
      { id: '2', ...at('south') },
      { id: '3', ...at('south') },
    ],
    '',
    '2',
    false,
  ],
  [
    'of one that is here, where others are still to come',
    [{ id: '1', status: 'coming_soon' }, { id: '2' }],
    '',
    '2',
    false,
  ],
  ['of none, where all are still to come', [{ status: 'coming_soon' }], '', undefined, undefined],
  ['of none, where the dealer books no drives', [{}], 'features: {test_drive: false}', undefined, undefined],
  ['of none, where its cars have no such button', [{}], 'buttons: {test_drive: false}', undefined, undefined],
])('a drive is booked %s', (_reason, cars, more, id, isOnly) => {
  const { drive } = requestFor(cars, more)
  expect([drive?.car.id, drive?.isOnly]).toEqual([id, isOnly])
})

test('the page says what the form is for, in the words of the dealer where it is any enquiry', () => {
  expect(requestFor([{}]).intro).toBe(
    'Say when it suits you. We check that one is free then and answer by phone or e-mail.',
  )
  expect(requestFor([{}], 'contact: {answer_time: within the hour}').intro).toMatch(/ answer within the hour\.$/)
  expect(requestFor([]).intro).toMatch(/^None is in stock today\. /)
  expect(requestFor([{}], 'features: {test_drive: false}').intro).toBeNull()
})

test('places are those where it stands, the most first, else all that sell', () => {
  const ids = (...cars: readonly Partial<Car>[]) => requestFor(cars).places.map(({ id }) => id)
  expect(ids(at('north'), at('south'), at('south'))).toEqual(['south', 'north'])
  expect(ids()).toEqual(['north', 'south'])
})

test.each<[readonly CarType[], string | null]>([
  [['new', 'new'], 'New Vehicle Enquiry'],
  [['used'], 'Used Vehicle Enquiry'],
  [['new', 'used', 'new'], null],
])('the category of %s cars is %s', (types, category) => {
  expect(requestFor(types.map((car_type) => ({ car_type }))).category).toBe(category)
})

test.each<[string, readonly Partial<Car>[], readonly [string, string]]>([
  [
    'how many and from what price',
    [{ price: 30_000 }, { price: 42_990, car_type: 'new' }],
    ['2 for sale', 'From $30,000'],
  ],
  ['that its price is of a new one', [{ price: 42_990, car_type: 'new' }], ['1 for sale', 'New from $42,990']],
  ['that none is here', [{ status: 'sold' }], ['None here today', '']],
])('what is here of it says %s', (_what, cars, [label, price]) => {
  expect(requestFor(cars).here).toEqual({ label, price })
})
