import { describe, expect, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { leadRoutingOf } from './lead-routing.ts'

const place = (id: string, dealership: string, more = '') =>
  `- {id: ${id}, name: ${id}, dealership_slug: ${dealership}, address: {street: 1 ${id}, city: Perth, state: WA, postcode: 6000}${more}}\n`
const places = [
  place('north', 'd-north', ', primary: true'),
  place('south', 'd-south'),
  place('south-two', 'd-south'),
  place('hidden', 'd-hidden', ', visible: false'),
  place('hoist', 'd-south', ', location_type: service'),
]
const siteOf = (extra = '', files = places) => sampleSite(extra, { 'locations.yaml': files.join('') })
const none = { dealerships: {} }

describe('who answers where a shopper chooses between several', () => {
  test('of workshops their dealership, where the dealer wants that (S4.62)', () => {
    expect(leadRoutingOf(siteOf('forms: {service_location: true}'), 'service')).toEqual({
      dealerships: { hoist: 'd-south' },
    })
    expect(leadRoutingOf(siteOf(), 'service')).toEqual(none)
  })

  test('of dealerships the first of their places that sell', () => {
    const { places: answering } = leadRoutingOf(siteOf(), 'finance')
    expect(answering).toEqual({ 'd-north': 'north', 'd-south': 'south' })
  })

  test('of one dealership nobody chooses', () => {
    expect(leadRoutingOf(siteOf('', places.slice(0, 1)), 'finance')).toEqual(none)
  })

  test('of places to drive a model at their dealership', () => {
    const all = { north: 'd-north', south: 'd-south', 'south-two': 'd-south', hoist: 'd-south' }
    expect(leadRoutingOf(siteOf(), 'test-drive')).toEqual({ dealerships: all })
  })

  test('elsewhere nobody but the dealer', () => {
    expect(leadRoutingOf(siteOf(), 'enquiry')).toEqual(none)
  })
})
