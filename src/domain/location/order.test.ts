import { expect, test } from 'vitest'
import { type LocationOrderPolicy, orderLocations } from './order.ts'
import { sampleLocation } from './sample-location.ts'

const place = (slug: string, name: string, position: number) => sampleLocation({ slug, name, position })
const locations = [place('b', 'Beta', 3), place('c', 'alpha 10', 2), place('a', 'Alpha 9', 1), place('d', 'Émile', 2)]

test.each<[string, Partial<LocationOrderPolicy>, string]>([
  ['by name, capitals and accents aside, numbers as numbers (S9.31)', {}, 'acbd'],
  ['by position, then name (S3.24, S9.31)', { locations_sort: 'position' }, 'acdb'],
  ['as the dealer says (S9.31)', { locations_order: ['b', 'a', 'd', 'c'] }, 'badc'],
  ['the named first, the rest by name (S9.31)', { locations_order: ['d'] }, 'dacb'],
  ['a slug nobody has is no location', { locations_order: ['x', 'b'] }, 'bacd'],
])('locations stand %s', (_reason, policy, slugs) => {
  const ordered = orderLocations(locations, { locations_order: [], locations_sort: 'name', ...policy })
  expect(ordered.map(({ slug }) => slug).join('')).toBe(slugs)
})
