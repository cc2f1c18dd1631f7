import { expect, test } from 'vitest'
import { sampleSite } from '../sample-dealer.ts'

const place = (name: string, facts: string) =>
  `{name: ${name}, ${facts}address: {street: ${name} Street, city: Sydney, state: NSW, postcode: 2000}}`

test.each([
  ['the primary place', [place('A', ''), place('B', 'primary: true, ')], 'B Street'],
  ['a place that is shown', [place('A', 'primary: true, visible: false, '), place('B', '')], 'B Street'],
  ['no place that is hidden', [place('A', 'primary: true, visible: false, ')], undefined],
])('the dealer’s address is that of %s', (_what, places, street) => {
  expect(sampleSite(`locations: [${places.join(', ')}]`).contact.address?.street).toBe(street)
})
