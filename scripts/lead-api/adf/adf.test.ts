import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { adfOf } from './adf.ts'
import { formatLocalIso } from './local-time.ts'
import { adfFaults } from './sample-dtd.ts'

const site = sampleSite('phone: 02 9000 0000', {
  'locations.yaml':
    '- {id: 11, name: North Yard, contact_detail: {email: north@sample.example}, time_zone: Australia/Perth, address: {street: 1 High Street, city: Perth, state: WA, postcode: 6000}}\n',
})

const stored = (lead: object, files: StoredLead['files'] = []): StoredLead => ({
  id: 12,
  received_at: '2026-03-02T01:00:00.000Z',
  updated_at: '2026-03-02T01:00:00.000Z',
  lead: { website_slug: 'sample', category: 'Used Vehicle Enquiry', ...lead },
  files,
})

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => name === 'vehicle',
})
const prospectOf = (lead: object) => parser.parse(adfOf(stored(lead), site)).adf.prospect

const person = {
  first_name: 'Mary',
  last_name: "O'Brien & Co",
  email: 'mary@example.com',
  phone: '0491570156',
  postcode: '2000',
}
const car = {
  vehicle_year: 2021,
  'Vehicle Make': 'Norda',
  'Vehicle Model': 'Tern',
  car_id: '7',
  car_type: 'used',
  stock_number: 'U1007',
}
const ownCar = {
  Rego: 'ABC123',
  rego_state: 'NSW',
  year: '2019',
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent',
  odometer: '85,000 km',
  colour: 'White',
  condition: 'Needs work',
  offer_price: '18500',
}

describe('a lead as ADF', () => {
  it('says who wants which car of whom', () => {
    const prospect = prospectOf({
      ...person,
      ...car,
      location_id: '11',
      location: 'North Yard',
      message: 'Is it <still> here?',
    })
    expect(prospect).toMatchObject({
      '@status': 'new',
      id: { '#text': '12', '@source': 'sample' },
      requestdate: '2026-03-02T01:00:00.000Z',
      vehicle: [{ '@interest': 'buy', '@status': 'used', year: '2021', make: 'Norda', model: 'Tern', stock: 'U1007' }],
      vendor: {
        id: { '#text': 'sample' },
        vendorname: 'Sample Cars',
        url: 'https://www.sample.example',
        contact: { name: { '#text': 'North Yard' }, email: 'north@sample.example' },
      },
      provider: { service: 'Website' },
    })
    expect(prospect.customer.comments).toContain('Used Vehicle Enquiry\nIs it <still> here?\nLocation: North Yard')
    expect(prospect.customer.contact).toMatchObject({
      name: [
        { '#text': 'Mary', '@part': 'first' },
        { '#text': "O'Brien & Co", '@part': 'last' },
      ],
      email: 'mary@example.com',
      phone: { '#text': '0491570156', '@type': 'voice' },
      address: { postalcode: '2000' },
    })
  })

  it('keeps the car to be bought and the car to be traded in apart', () => {
    const { vehicle } = prospectOf({
      ...person,
      ...ownCar,
      category: 'Trade-In Valuation',
      car_id: '42',
      car_type: 'new',
    })
    expect(vehicle).toHaveLength(2)
    expect(vehicle[0]).toMatchObject({ '@interest': 'buy', '@status': 'new', id: { '#text': '42' } })
    expect(JSON.stringify(vehicle[0])).not.toContain('ABC123')
    expect(vehicle[1]).toEqual({
      '@interest': 'trade-in',
      '@status': 'used',
      year: '2019',
      make: 'Toyota',
      model: 'Corolla',
      trim: 'Ascent',
      odometer: { '@status': 'unknown', '@units': 'km', '#text': '85000' },
      condition: 'poor',
      colorcombination: { interiorcolor: '', exteriorcolor: 'White', preference: '1' },
      price: { '@type': 'appraisal', '@currency': 'AUD', '#text': '18500' },
      pricecomments: 'The estimate that the shopper was shown.',
      comments: 'Their own vehicle (Trade-In Valuation). Registration ABC123 NSW',
    })
  })

  it('says when a test drive is wanted, on the clock of the place', () => {
    const wanted = {
      category: 'Test Drive Booking',
      preferred_date: '2026-03-06',
      preferred_time: '10:30',
      location_id: '11',
    }
    expect(prospectOf({ ...person, ...car, ...wanted }).customer.timeframe).toEqual({
      description: 'Test Drive Booking: Friday 6 March 2026 at 10:30',
      earliestdate: '2026-03-06T10:30:00+08:00',
      latestdate: '2026-03-06T10:30:00+08:00',
    })
  })

  it('says what a shopper can pay, and keeps the income out', () => {
    const asked = { category: 'Finance Enquiry', vehicle_price_budget: '$45,000', deposit: '5000', income: '98765' }
    const text = adfOf(stored({ ...person, ...asked }), site)
    expect(parser.parse(text).adf.prospect.vehicle[0].finance).toEqual({
      method: 'finance',
      amount: [
        { '@type': 'downpayment', '@limit': 'exact', '@currency': 'AUD', '#text': '5000' },
        { '@type': 'total', '@limit': 'maximum', '@currency': 'AUD', '#text': '45000' },
      ],
    })
    expect(text).not.toMatch(/98,?765/)
  })

  test.each(['0026-12-01', '0000-01-01', '9999-12-31'])('goes out in words for a day that no clock has: %s', (day) => {
    const { description, earliestdate } = prospectOf({ ...person, preferred_date: day }).customer.timeframe
    expect([description, earliestdate]).toEqual([expect.stringContaining(day.slice(0, 4)), undefined])
  })

  test.each([
    ['Test Drive Booking', 'test-drive'],
    ['Trade-In Valuation', 'trade-in'],
    ['Sell My Car Enquiry', 'sell'],
    ['New Vehicle Enquiry', 'buy'],
  ])('of %s is an interest to %s', (category, interest) => {
    expect(prospectOf({ category }).vehicle[0]['@interest']).toBe(interest)
  })

  it('names someone even where no name was given', () => {
    expect(prospectOf({}).customer.contact.name).toEqual({ '#text': 'Not given', '@part': 'full' })
  })

  test.each([
    ['a test drive', { ...person, ...car, category: 'Test Drive Booking', preferred_date: '2026-03-06' }],
    ['a trade-in', { ...person, ...car, ...ownCar, category: 'Trade-In Valuation' }],
    ['a service', { ...person, Rego: 'ABC123', vehicle_description: '2018 Norda', category: 'Service Booking' }],
    ['finance', { ...person, deposit: '5000', income: '80000', category: 'Finance Enquiry' }],
    ['a subscriber', { email: 'a@b.example', category: 'General Enquiry' }],
    ['nothing at all', {}],
  ])('of %s keeps to the DTD', (_reason, lead) => {
    expect(adfFaults(adfOf(stored(lead), site))).toEqual([])
    expect(adfFaults(adfOf(stored(lead), null))).toEqual([])
  })

  it('is well-formed and valid whatever a shopper wrote, wherever they wrote it', () => {
    const names = [
      'first_name',
      'message',
      'car_id',
      'make',
      'odometer',
      'offer_price',
      'preferred_date',
      'category',
      'further',
    ]
    const wild = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('<', '&', ']]>', '\u0000', '\ud800', '"', 'é', '\n', '-->', '9', ' ') }),
    )
    const leads = fc.dictionary(fc.constantFrom(...names), wild)
    fc.assert(
      fc.property(leads, (lead) => {
        const xml = adfOf(stored(lead), site)
        expect(XMLValidator.validate(xml)).toBe(true)
        expect(adfFaults(xml)).toEqual([])
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('begins as ADF does', () => {
    expect(adfOf(stored({}), null)).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>\n<adf>/)
  })
})

test.each([
  ['summer in Sydney', '2026-03-06', '10:00', 'Australia/Sydney', '2026-03-06T10:00:00+11:00'],
  ['winter in Sydney', '2026-07-06', '10:00', 'Australia/Sydney', '2026-07-06T10:00:00+10:00'],
  ['a half hour', '2026-07-06', '10:00', 'Australia/Darwin', '2026-07-06T10:00:00+09:30'],
  ['behind UTC', '2026-07-06', '23:30', 'America/Chicago', '2026-07-06T23:30:00-05:00'],
  ['no such day', '2026-02-30', '10:00', 'Australia/Sydney', null],
  ['no such time', '2026-02-03', '25:00', 'Australia/Sydney', null],
  ['a year of four signs that has two', '0026-12-01', '10:00', 'Australia/Sydney', null],
  ['the first year that is kept', '1900-01-01', '00:00', 'Australia/Sydney', '1900-01-01T00:00:00+10:00'],
  ['the last day that is written', '9999-12-31', '23:59', 'Australia/Sydney', null],
])('a time on the wall: %s', (_reason, date, time, zone, iso) => {
  expect(formatLocalIso(date, time, zone)).toBe(iso)
})

describe('the DTD that a lead is held to', () => {
  const good = adfOf(stored({ ...person, ...car }), site)
  test.each([
    ['no car', (xml: string) => xml.replace(/<vehicle[\s\S]*<\/vehicle>/, ''), '<prospect> holds'],
    [
      'the model before the make',
      (xml: string) => xml.replace(/(<make>.*<\/make>)\s*(<model>.*<\/model>)/, '$2$1'),
      '<vehicle> holds',
    ],
    [
      'an interest of its own',
      (xml: string) => xml.replace('interest="buy"', 'interest="look"'),
      '<vehicle interest> is not look',
    ],
    ['an element of its own', (xml: string) => xml.replace('<comments>', '<hat/><comments>'), '<customer> holds'],
    ['two roots', (xml: string) => xml.replace(/adf>/g, 'lead>'), 'one <adf> is wanted'],
  ])('planted: finds %s', (_reason, spoil, fault) => {
    expect(adfFaults(good)).toEqual([])
    expect(adfFaults(spoil(good)).join('\n')).toContain(fault)
  })
})
