import { describe, expect, it, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { listedCar } from './listed-car.ts'
import { readListings, writeListings } from './listings-file.ts'

const place = { id: '3', name: 'North Yard', slug: 'north', phone: null, distribution_locations: [] }
const car = listedCar(sampleCar({ location: place, primary_image_url: '/pictures/ute' }))
const listings = {
  listed: [car],
  delisted: [{ ...car, slug: 'another', left: '2026-03-01', isSold: true }],
  moved: [{ ...car, from: 'before', moved: '2026-03-02' }],
}

describe('the file of listings', () => {
  it('reads as it was written', () => {
    const read = readListings(writeListings(listings))
    expect(read).toEqual({ content: listings })
    expect('unreadable' in read || writeListings(read.content)).toBe(writeListings(listings))
  })

  it('of a build that knew of no moves says that there were none', () => {
    const { moved: _, ...before } = JSON.parse(writeListings(listings))
    expect(readListings(JSON.stringify(before))).toEqual({ content: { ...listings, moved: [] } })
  })

  it('keeps no more of a place than a page needs', () => {
    const sent = { ...place, distribution_locations: [{ id: '4', name: 'South Yard' }] }
    expect(listedCar(sampleCar({ location: sent })).location).toEqual(place)
  })

  const written = writeListings(listings)
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(written), ...change })
  test.each([
    ['nothing', '', 'it is not whole JSON'],
    ['half of it', written.slice(0, 200), 'it is not whole JSON'],
    ['another version', changed({ version: 2 }), 'version: Invalid type: Expected 1 but received 2'],
    ['no list', changed({ listed: undefined }), 'listed: Invalid key: Expected "listed" but received undefined'],
    ['a way out of the folder', changed({ listed: [{ ...car, slug: '../x' }] }), 'listed.0.slug: no slug of a car'],
    [
      'a way out of the folder that a car had',
      changed({ moved: [{ ...listings.moved[0], from: 'a b' }] }),
      'moved.0.from: no slug of a car',
    ],
    ['no day', changed({ delisted: [{ ...listings.delisted[0], left: '2026-02-30' }] }), 'delisted.0.left: no day'],
  ])('%s is not read, and says why', (_, text, unreadable) => {
    expect(readListings(text)).toEqual({ unreadable })
  })
})
