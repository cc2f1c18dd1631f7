import { expect, test } from 'vitest'
import type { CarType } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { askFor, driveOf } from './model-ask.ts'

const plain = sampleSite('enquiry: {categories: [General Enquiry, New Vehicle Enquiry, Used Vehicle Enquiry]}')
const places = ['north', 'south'].map((id) => sampleLocation({ id, name: `Yard ${id}`, slug: id }))
const onePage = { ...plain, contact: { ...plain.contact, mode: 'page' as const }, locations: places }
const pageEach = { ...onePage, contact: { ...plain.contact, mode: 'location' as const } }
const department = sampleLocation({ id: 'parts', name: 'Yard south - Parts', slug: 'parts', location_type: 'parts' })
const shared = { ...pageEach, locations: [...places, department] }

const car = (car_type: CarType, at: string) =>
  sampleCar({ car_type, location: { id: at, name: at, slug: at, phone: null, distribution_locations: [] } })
const about = '?about=I+would+like+to+drive+the+Norda+Tern.'

test.each([
  [
    'the contact page, about new ones',
    plain,
    [sampleCar({ car_type: 'new' })],
    `/contact${about}&category=New+Vehicle+Enquiry`,
  ],
  [
    'the place where all are',
    onePage,
    [car('used', 'south'), car('used', 'south')],
    `/contact${about}&category=Used+Vehicle+Enquiry&location_id=south`,
  ],
  [
    'the place they choose at the end of the page, where they are at several',
    onePage,
    [car('used', 'south'), car('new', 'north')],
    '#contact-band',
  ],
  [
    'the page of that place, where each has its own',
    pageEach,
    [car('used', 'south')],
    `/contact-us/yard-south${about}&category=Used+Vehicle+Enquiry`,
  ],
  [
    'its place on the page it shares with a department',
    shared,
    [car('used', 'south')],
    `/contact-us/yard-south${about}&category=Used+Vehicle+Enquiry&location_id=south`,
  ],
  [
    'nothing of categories that the dealer has not',
    { ...onePage, forms: sampleSite().forms },
    [car('used', 'south')],
    `/contact${about}&location_id=south`,
  ],
])('whoever wants to drive a model asks %s', (_reason, site, cars, path) => {
  expect(askFor('Norda Tern', cars, site)).toMatchObject({ path, text: 'Book a drive' })
})

test.each([
  ['a caravan is looked at', ['rvs'], 'see'],
  ['a motorcycle is ridden', ['bikes', 'motorcycles'], 'ride'],
  ['a truck is driven', ['trucks'], 'drive'],
  ['of several kinds all are driven', ['rvs', 'cars'], 'drive'],
] as const)('%s', (_reason, kinds, verb) => {
  const standing = kinds.map((item_type) => sampleCar({ item_type }))
  const { path } = askFor('Norda Tern', standing, plain)
  expect(new URLSearchParams(path.split('?')[1]).get('about')).toBe(`I would like to ${verb} the Norda Tern.`)
})

test('of a model that is not here the dealer is asked to tell', () => {
  expect(askFor('Norda Tern', [], onePage)).toEqual({
    path: '/contact?about=Please+tell+me+of+the+next+Norda+Tern.',
    text: 'Tell me when one comes',
    place: null,
    places: [],
    where: '',
  })
})

const several = [car('used', 'south'), car('new', 'north'), car('used', 'south')]

test.each([
  [
    'on the page of all',
    onePage,
    [
      `south 2 for sale /contact${about}&category=Used+Vehicle+Enquiry&location_id=south`,
      `north 1 for sale /contact${about}&category=New+Vehicle+Enquiry&location_id=north`,
    ],
  ],
  [
    'on its own page',
    pageEach,
    [
      `south 2 for sale /contact-us/yard-south${about}&category=Used+Vehicle+Enquiry`,
      `north 1 for sale /contact-us/yard-north${about}&category=New+Vehicle+Enquiry`,
    ],
  ],
])('of several places each is asked %s, under what most of its cars are', (_where, site, ways) => {
  const { places } = askFor('Norda Tern', several, site)
  expect(places.map(({ name, note, url }) => `${name} ${note} ${url}`)).toEqual(ways)
})

test('the place where all stand is told with it', () => {
  const cars = [car('used', 'south'), car('used', 'south')]
  expect(askFor('Norda Tern', cars, onePage).place?.id).toBe('south')
  expect(askFor('Norda Tern', [...cars, car('new', 'north')], onePage).place).toBeNull()
  expect(askFor('Norda Tern', [], onePage).place).toBeNull()
})

test('a make is driven, too', () => {
  expect(driveOf('your Norda range', plain)).toBe('/contact?about=I+would+like+to+drive+your+Norda+range.')
})
