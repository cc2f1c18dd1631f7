import { expect, test } from 'vitest'
import type { CarType } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { driveRequestHref, driveVerb, modelRequestLink } from './model-request-link.ts'
import { requestWords } from './model-request-words.ts'

const tern = sampleModel({ name: 'Tern', slug: 'norda-tern', make: 'Norda' })
const places = ['north', 'south'].map((id) => sampleLocation({ id, name: `Yard ${id}`, slug: id }))
const site = { ...sampleSite(), locations: places }

const car = (car_type: CarType, at: string) =>
  sampleCar({ car_type, location: { id: at, name: at, slug: at, phone: null, distribution_locations: [] } })
const several = [car('used', 'south'), car('new', 'north'), car('used', 'south')]

test.each([
  ['one', [car('used', 'south')], 'south'],
  ['several', several, null],
  ['no', [sampleCar({ location: null })], null],
])('whoever wants to drive a model that stands at %s place comes to the page that asks for it', (_at, cars, place) => {
  const ask = modelRequestLink(tern, cars, site)
  expect(ask).toMatchObject({ path: '/models/norda-tern/ask', text: 'Book a drive' })
  expect(ask.place?.id ?? null).toBe(place)
})

test('each of several places leads to that page in its own name', () => {
  expect(modelRequestLink(tern, several, site).places.map(({ name, note, url }) => `${name} ${note} ${url}`)).toEqual([
    'Drive it at south 2 /models/norda-tern/ask?location_id=south',
    'Drive it at north 1 /models/norda-tern/ask?location_id=north',
  ])
})

test('of a model that is not here the dealer is asked to tell', () => {
  expect(modelRequestLink(tern, [], site)).toEqual({
    path: '/models/norda-tern/ask',
    text: 'Tell me when one comes',
    place: null,
    places: [],
  })
})

test.each([
  ['a caravan is looked at', ['rvs'], 'see'],
  ['a motorcycle is ridden', ['bikes', 'motorcycles'], 'ride'],
  ['a truck is driven', ['trucks'], 'drive'],
  ['of several kinds all are driven', ['rvs', 'cars'], 'drive'],
] as const)('%s', (_reason, kinds, verb) => {
  expect(
    driveVerb(
      kinds.map((item_type) => sampleCar({ item_type })),
      site,
    ),
  ).toBe(verb)
})

test.each([
  ['cars', 'Book a drive'],
  ['bikes', 'Book a ride'],
  ['rvs', 'Book a viewing'],
] as const)('what leads to %s says what one does with them: %s', (item_type, text) => {
  expect(modelRequestLink(tern, [sampleCar({ item_type })], site).text).toBe(text)
})

test.each([
  ['offers none', 'features: {test_drive: false}'],
  ['hides them', 'buttons: {test_drive: false}'],
])('nobody is invited to drive where the dealer %s (S1.5, S1.9)', (_how, yaml) => {
  const without = { ...sampleSite(yaml), locations: places }
  expect(modelRequestLink(tern, several, without).text).toBe('Book a viewing')
  expect(modelRequestLink(tern, several, without).places[0]?.name).toBe('See it at south')
  expect(requestWords({ name: 'Norda Tern', cars: several, isBooked: false }, without)).toMatchObject({
    title: 'See the Norda Tern',
    wish: 'I would like to see the Norda Tern.',
  })
})

test('a make is driven or ridden, too', () => {
  expect(driveRequestHref('ride', 'your Norda range', site)).toBe(
    '/contact?about=I+would+like+to+ride+your+Norda+range.',
  )
})
