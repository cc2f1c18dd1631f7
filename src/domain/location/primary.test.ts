import { describe, expect, test } from 'vitest'
import { isBuyingCentre, locationPhone, primaryLocation, visibleLocations } from './primary.ts'
import { sampleLocation } from './sample-location.ts'

const first = sampleLocation({ id: '1' })
const main = sampleLocation({ id: '2', primary: true })
const hidden = sampleLocation({ id: '3', visible: false })

describe('a site’s locations', () => {
  test('hidden ones are not shown (S3.29)', () => {
    expect(visibleLocations([first, hidden, main])).toEqual([first, main])
  })

  test.each([
    ['the one marked primary (S3.25)', [first, main], main],
    ['the first when none is marked', [first, hidden], first],
    ['none on a site without locations', [], null],
  ])('the primary is %s', (_reason, locations, expected) => {
    expect(primaryLocation(locations)).toBe(expected)
  })

  test.each([
    ['the phone', '02 9999 1111', '02 8888 1111', '02 9999 1111'],
    ['the landline for want of it', '', '02 8888 1111', '02 8888 1111'],
    ['nothing', null, null, null],
  ])('is called on %s (S3.31)', (_reason, phone, landline_phone, number) => {
    const { contact_detail } = first
    expect(locationPhone({ contact_detail: { ...contact_detail, phone, landline_phone } })).toBe(number)
  })

  test.each([
    ['buying centre', true],
    ['Sales, Buying', true],
    ['service', false],
    [null, false],
  ])('a subtype of %j buys cars: %s (S3.27)', (location_subtype, buys) => {
    expect(isBuyingCentre({ location_subtype })).toBe(buys)
  })
})
