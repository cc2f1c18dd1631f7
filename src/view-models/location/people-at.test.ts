import { expect, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { peopleOnPage } from './people-at.ts'

const quay = '  - {name: Quay, address: {street: 1 Quay Street, city: Lidcombe, state: NSW, postcode: 2141}}'
const hill = '  - {name: Hill, address: {street: 2 Hill Street, city: Auburn, state: NSW, postcode: 2144}}'
const shed = hill.replace('name: Hill', 'name: Shed, visible: false')
const staff = '[{name: Jo, department: Sales, location: quay}, {name: Al, department: Finance}]'

test.each([
  ['those who work there, and nobody of the head office', [quay, hill], 'quay', 'Jo'],
  ['nobody where none is named', [quay, hill], 'hill', ''],
  ['at the only place all', [quay], 'quay', 'Jo, Al'],
  ['at the only one that shoppers see', [quay, shed], 'quay', 'Jo, Al'],
])('the people on the page of a place: %s', (_reason, places, slug, names) => {
  const site = sampleSite(`locations:\n${places.join('\n')}\nfooter: {staff: ${staff}}`)
  expect(
    peopleOnPage(site, { slug })
      .map(({ name }) => name)
      .join(', '),
  ).toBe(names)
})
