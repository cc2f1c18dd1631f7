import { describe, expect, test } from 'vitest'
import { sampleSite } from '../sample-dealer.ts'

const asked = (yaml: string) => sampleSite(yaml).pages.faqs.map(({ question }) => question)
const drive = 'Can I take a car for a test drive?'
const tradeIn = 'Do you take trade-ins?'

describe('the platform’s answers promise what the dealer offers (S1.5, S2.64)', () => {
  test('all of it where nothing is switched off', () => {
    expect(asked('')).toEqual(expect.arrayContaining([drive, tradeIn]))
  })

  test.each([
    ['a test drive', 'features: {test_drive: false}', drive],
    ['a test drive that it hides', 'buttons: {test_drive: false}', drive],
    ['a trade-in', 'features: {trade_in: false}', tradeIn],
  ])('not %s where that is off', (_what, yaml, question) => {
    expect(asked(yaml)).toHaveLength(asked('').length - 1)
    expect(asked(yaml)).not.toContain(question)
  })

  test.each([
    ['motorcycles', 'Can I take a vehicle for a test ride?'],
    ['rvs, bikes', 'Can I take a vehicle for a test ride?'],
    ['trucks', 'Can I take a vehicle for a test drive?'],
    ['motorcycles, cars', drive],
    ['rvs', undefined],
  ])('in the words of the form for dealers of %s', (kinds, question) => {
    expect(asked(`vehicle_types: [${kinds}]`).find((each) => / test (?:drive|ride)/.test(each))).toBe(question)
  })

  test('a dealer’s own answers stay', () => {
    const own = 'pages: {faqs: [{question: Do you take trade-ins?, answer: Yes.}]}\nfeatures: {trade_in: false}'
    expect(asked(own)).toEqual([tradeIn])
  })
})
