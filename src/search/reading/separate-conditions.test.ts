import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { said, sampleRead } from './sample-reading.ts'

const thousands = fc.integer({ min: 15, max: 90 }).map((amount) => `${amount}k`)

describe('two wishes beside each other', () => {
  it('are told apart by "up to" as they are by "under"', () => {
    const wishes = fc.constantFrom(
      ...['hilux', 'cx-5', 'f-150', 'mazda 3', 'silverado 1500', '2018', '2018 hilux', 'from 2018', 'newer than 2018'],
      ...['2018 or newer', 'older than 2018', "'18 hilux", 'under 100,000 km', '120000km', 'red hatch', '7 seater'],
    )
    fc.assert(
      fc.property(wishes, thousands, (wish, price) => {
        expect(said(sampleRead(`${wish} up to ${price}`))).toBe(said(sampleRead(`${wish} under ${price}`)))
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  test.each([
    ['a year and a price behind a hyphen', 'hilux 2018 - 30k', 'year 2018:2018, price :30000, text hilux'],
    ['the same in dollars', 'hilux 2018 - $30,000', 'year 2018:2018, price :30000, text hilux'],
    ['a name with a number and a price', 'cx-5 - 30k', 'price :30000, text cx-5'],
    ['a price in whole dollars', 'mazda 3 up to 20000', 'price :20000, text mazda 3'],
    ['a range from a price that could be a year', '2000 - 5k', 'price 2000:5000'],
    ['a range whose start says no thousands', 'hatch 10 up to 20k', 'body Hatchback, price 10000:20000'],
    ['a range of years', 'hilux 2015 up to 2018', 'year 2015:2018, text hilux'],
    ['a range of an odometer', '50,000 up to 100,000 km', 'km 50000:100000'],
    ['a range above a limit', 'over 10k up to 20k', 'price 10000:20000'],
  ])('%s: %s', (_reason, query, meaning) => {
    expect(said(sampleRead(query))).toBe(meaning)
  })
})
