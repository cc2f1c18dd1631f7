import { expect, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { otherPlaces } from './other-places.ts'

const at = (name: string, street: string, city: string, more = '') =>
  `  - {name: ${name}, address: {street: ${street}, city: ${city}, state: NSW, postcode: 2141${more}}}`
const site = sampleSite(`
locations:
${at('Quay', '1 Quay Street', 'Lidcombe', ', lat: -33.8651, long: 151.0455')}
${at('Dubbo', '9 Hill Street', 'Dubbo', ', lat: -32.2426, long: 148.6019')}
${at('Parts', '1 Quay Street', 'Lidcombe')}
${at('Orange', '3 High Street', 'Orange', ', lat: -33.284, long: 149.1')}
${at('Penrith', '2 High Street', 'Penrith', ', lat: -33.7507, long: 150.6877')}
${at('Lost', '4 Low Street', 'Auburn')}`)

test.each([
  ['the three that are nearest', 'quay', 'Parts: At the same address, Penrith: 35 km away, Orange: 191 km away'],
  ['of what has no point, its own building', 'parts', 'Quay: At the same address'],
  ['none where nobody knows where it lies', 'lost', ''],
])('other places: %s', (_reason, slug, said) => {
  const here = site.locations.find((place) => place.slug === slug)
  const links = here ? otherPlaces(site, here) : []
  expect(links.map(({ text, note }) => `${text}: ${note}`).join(', ')).toBe(said)
})

test('lead to their pages', () => {
  const [quay] = site.locations
  expect(quay && otherPlaces(site, quay).map(({ href }) => href)).toEqual([
    '/locations/parts',
    '/locations/penrith',
    '/locations/orange',
  ])
})
