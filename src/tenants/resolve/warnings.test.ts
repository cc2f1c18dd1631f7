import { describe, expect, it, test } from 'vitest'
import { calm, sampleSite } from '../sample-dealer.ts'

const warnings = (yaml: string) => sampleSite(yaml).warnings.map(({ path, message }) => `${path}: ${message}`)

describe('what an operator should know', () => {
  it('is nothing about a careful dealer', () => {
    expect(warnings(calm)).toEqual([])
  })

  test.each([
    [
      'no phone (S8.11)',
      calm.replace('phone: 02 5550 0100\n', ''),
      'phone: no phone number is set, so the header shows none; write one as in: phone: 02 5550 0123',
    ],
    [
      'a ticked opt-in (S9.27)',
      calm.replace('default: false', 'default: true'),
      'forms.opt_in: consent risk, the offer to subscribe starts ticked; set default: false',
    ],
    [
      'a hidden, ticked opt-in (S9.28)',
      calm.replace('default: false', 'hidden: true'),
      'forms.opt_in: consent risk, shoppers subscribe without seeing it; set default: false, or show it',
    ],
    [
      'strict names',
      calm.replace('names: any', 'names: strict'),
      'forms.names: O’Brien and Anne-Marie are refused; "any" accepts them',
    ],
    [
      'names that nobody set',
      calm.replace('names: any, ', ''),
      'forms.names: not set, so O’Brien and Anne-Marie are refused; write names: any under forms',
    ],
    [
      'an opt-in that nobody set',
      calm.replace(', opt_in: {default: false}', ''),
      'forms.opt_in: not set, and a consent risk, as the offer to subscribe starts ticked; write opt_in: {default: false} under forms',
    ],
    [
      'a test number (S5.20)',
      calm.replace('names: any', 'names: any, phone: {test_number: 0491 570 156}'),
      'forms.phone.test_number: a test number is always accepted; take it out before shoppers come',
    ],
    [
      'mock mode (S7.8)',
      `${calm}\napi: {mock: true}`,
      'api.mock: leads go to the mock and reach nobody; take it out before shoppers come',
    ],
    [
      'deposits that nobody takes (S3.69)',
      `${calm}\npayment_provider: demo`,
      'payment_provider: the demo provider takes no payment, and says so to shoppers',
    ],
    [
      'stars of places that say no rating',
      `${calm}\nreviews: {widget: google}`,
      'reviews.widget: no location has an average_rating, so stars are shown only where the stock has a summary of its reviews',
    ],
    [
      'another state’s clock',
      `${calm}\ntime_zone: Australia/Perth`,
      'locations[0]: A is in NSW but keeps the time of Australia/Perth; set its time_zone, to Australia/Sydney for one',
    ],
  ])('%s', (_reason, yaml, warning) => {
    expect(warnings(yaml)).toEqual([warning])
  })

  it('places that are all hidden', () => {
    expect(warnings(calm.replace('{name: A,', '{name: A, visible: false,'))).toEqual([
      'locations[0].visible: no place is visible, so the site shows no address, hours or map',
    ])
  })

  it('another state’s clock in America, and not another name of the same', () => {
    const american = (region: string) =>
      warnings(`${calm.replace('state: NSW, postcode: 2000', region)}\nlocale: en-US\ncurrency: USD`)
    expect(american('state: TX, postcode: 75201')).toEqual([
      'locations[0]: A is in TX but keeps the time of America/New_York; set its time_zone, to America/Chicago for one',
    ])
    expect(american('state: MI, postcode: 49684')).toEqual([])
  })

  it('dollars of another country', () => {
    expect(warnings(`${calm}\ncurrency: USD`)).toEqual(['currency: en-AU site with prices in USD; set currency'])
  })

  it('Australian dollars abroad (S1.56)', () => {
    const abroad = calm.replace('state: NSW, postcode: 2000', 'state: Otago, postcode: 9016')
    expect(warnings(`${abroad}\nlocale: en-NZ`)).toEqual(['currency: en-NZ site with prices in AUD; set currency'])
    expect(warnings(`${abroad}\nlocale: en-NZ\ncurrency: NZD`)).toEqual([])
  })
})
