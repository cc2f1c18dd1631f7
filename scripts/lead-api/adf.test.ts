import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it, test } from 'vitest'
import { adfOf } from './adf.ts'
import type { StoredLead } from './lead-store.ts'

const stored = (lead: object, files: StoredLead['files'] = []): StoredLead => ({
  id: 12,
  received_at: '2026-03-02T01:00:00.000Z',
  updated_at: '2026-03-02T01:00:00.000Z',
  lead: { website_slug: 'north', category: 'Used Vehicle Enquiry', ...lead },
  files,
})

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
})
const prospectOf = (lead: object) => parser.parse(adfOf(stored(lead))).adf.prospect

describe('a lead as ADF', () => {
  it('says who wants which car of whom', () => {
    const prospect = prospectOf({
      first_name: 'Mary',
      last_name: "O'Brien & Co",
      email: 'mary@example.com',
      phone: '0491570156',
      postcode: '2000',
      message: 'Is it <still> here?',
      'Vehicle Make': 'Norda',
      'Vehicle Model': 'Tern',
      car_id: '7',
      car_type: 'used',
      stock_number: 'U1007',
      dealership_slug: 'north-yard',
    })
    expect(prospect).toMatchObject({
      '@status': 'new',
      id: { '#text': '12', '@source': 'north' },
      requestdate: '2026-03-02T01:00:00.000Z',
      vehicle: { '@interest': 'buy', '@status': 'used', make: 'Norda', model: 'Tern', stock: 'U1007' },
      vendor: { vendorname: 'north-yard' },
      provider: { service: 'Website' },
    })
    expect(prospect.customer).toEqual(
      expect.objectContaining({ comments: 'Used Vehicle Enquiry\nIs it <still> here?' }),
    )
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

  test.each([
    ['Test Drive Booking', 'test-drive'],
    ['Trade-In Valuation', 'trade-in'],
    ['Sell My Car Enquiry', 'sell'],
    ['New Vehicle Enquiry', 'buy'],
  ])('of %s is an interest to %s', (category, interest) => {
    expect(prospectOf({ category }).vehicle['@interest']).toBe(interest)
  })

  it('names someone even where no name was given', () => {
    expect(prospectOf({}).customer.contact.name).toEqual({ '#text': 'Not given', '@part': 'full' })
  })

  it('is well-formed whatever a shopper wrote', () => {
    const texts = fc.record({
      first_name: fc.string({ unit: 'binary' }),
      message: fc.string({ unit: fc.constantFrom('<', '&', ']]>', '\u0000', '\ud800', '"', 'é', '\n', '-->') }),
      car_id: fc.string({ unit: 'binary' }),
    })
    fc.assert(
      fc.property(texts, (lead) => {
        expect(XMLValidator.validate(adfOf(stored(lead)))).toBe(true)
      }),
      { seed: 1, numRuns: 1000 },
    )
  })

  it('begins as ADF does', () => {
    expect(adfOf(stored({}))).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>\n<adf>/)
  })
})
