import { describe, expect, test } from 'vitest'
import type { Location } from './location.ts'
import { contactPages, type LocationGroup, locationPages, locationSlug } from './page-groups.ts'
import { sampleLocation } from './sample-location.ts'

const place = (name: string, facts: Partial<Location> = {}) =>
  sampleLocation({ name, slug: name.toLowerCase().replace(/\W+/g, '-'), ...facts })
const sales = place('North - Sales', { position: 2, dealership_slug: 'north', primary: true })
const parts = place('North - Parts', { position: 1, dealership_slug: 'north' })
const south = place('South', { position: 0 })
const outline = (pages: readonly LocationGroup<Location>[]) =>
  pages.map(({ slug, locations }) => [slug, locations.map(({ name }) => name)])

describe('pages of locations', () => {
  test('each location has its own (S2.86, S2.87)', () => {
    expect(outline(locationPages([parts, sales, south], 'location'))).toEqual([
      ['north-parts', ['North - Parts']],
      ['north-sales', ['North - Sales']],
      ['south', ['South']],
    ])
  })

  test('one dealership’s share a page, the primary first (S2.88)', () => {
    expect(outline(locationPages([parts, sales, south], 'dealership'))).toEqual([
      ['north', ['North - Sales', 'North - Parts']],
      ['south', ['South']],
    ])
  })

  test('the departments of one place share a contact page (S2.80)', () => {
    expect(outline(contactPages([parts, south, sales]))).toEqual([
      ['north', ['North - Sales', 'North - Parts']],
      ['south', ['South']],
    ])
  })

  test.each([
    ['location', 'north-sales'],
    ['dealership', 'north'],
  ] as const)('the slug by %s (S2.87, S2.88)', (source, slug) => {
    expect(locationSlug(sales, source)).toBe(slug)
  })

  test('a location without a dealership keeps its own slug (S2.88)', () => {
    expect(locationSlug(south, 'dealership')).toBe('south')
  })
})
