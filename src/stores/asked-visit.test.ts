import { describe, expect, it } from 'vitest'
import { askedOf, rememberAsked } from './ask-visit.ts'
import { type AskedVisit, askedVisit } from './asked-visit.ts'
import { fakeProps } from './form/fake-form.ts'
import { fakeSiteStorage } from './storage/fake-storage.ts'

const nothing: AskedVisit = {
  address: 'a',
  date: '',
  time: '',
  placeId: '',
  place: '',
  zone: 'Australia/Sydney',
  car: '',
  work: '',
  price: '',
  deposit: '',
}

describe('what the success page says of a form', () => {
  it('is when and where somebody asked to come, for the thanks of that form alone', () => {
    const siteStorage = fakeSiteStorage()
    const asked = {
      ...nothing,
      address: '/success?category=Test%20Drive%20Booking',
      date: '2026-03-05',
      time: '09:30',
      place: 'Lidcombe',
    }
    rememberAsked(asked, siteStorage)
    expect(askedVisit('/success?category=Test%20Drive%20Booking', siteStorage)).toEqual(asked)
    expect(askedVisit('/success?category=Service%20Booking', siteStorage)).toBeNull()
  })

  it('says no time without its day, nor what is neither', () => {
    const siteStorage = fakeSiteStorage()
    rememberAsked({ ...nothing, date: '2026-13-05', time: '09:30', zone: 'no zone' }, siteStorage)
    expect(askedVisit('a', siteStorage)).toEqual({ ...nothing, zone: '' })
  })

  it('is read off what was typed, without a word about the person', () => {
    const props = { ...fakeProps, lead: { ...fakeProps.lead, locations: { '5': 'Lidcombe' } } }
    const car = { year: '2019', make: 'Norda', model: 'Tern' }
    const values = {
      ...car,
      first_name: 'Avery',
      email: 'avery@example.com',
      location_id: '5',
      vehicle_price_budget: '9',
    }
    const address = '/success?category=used-vehicle-enquiry&car_id=7'
    const asked = {
      ...nothing,
      address,
      placeId: '5',
      place: 'Lidcombe',
      car: '2019 Norda Tern',
      price: '9',
    }
    expect(askedOf(props, values, address)).toEqual(asked)
  })

  it('says the car and the work of a service as they were written, but no plate', () => {
    const values = { rego: 'ABC123', vehicle_description: '2019 Mazda CX-5' }
    const asked = { ...nothing, car: '2019 Mazda CX-5', work: 'Logbook service, Tyres' }
    expect(askedOf(fakeProps, values, 'a', 'Logbook service, Tyres')).toEqual(asked)
  })

  it('says where the dealership is that was chosen', () => {
    const lead = { ...fakeProps.lead, locations: { '5': 'Lidcombe', '6': 'Cairns' }, places: { south: '6' } }
    const asked = askedOf({ ...fakeProps, lead }, { location_id: '5', dealership_slug: 'south' }, 'a')
    expect(asked).toEqual({ ...nothing, placeId: '6', place: 'Cairns' })
  })

  it('says nothing that is no short line of text', () => {
    const siteStorage = fakeSiteStorage()
    const odd = { car: 'x'.repeat(201), work: ['Tyres'], place: 'One\nTwo' }
    siteStorage.write('recent-request', { ...nothing, ...odd })
    expect(askedVisit('a', siteStorage)).toEqual(nothing)
  })
})
