import { describe, expect, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { pageTail } from './page-tail.ts'

const site = sampleSite('contact: {mode: location}\nfooter: {staff: [{name: Jo, department: Sales}]}')
const { routes } = site

describe('the end of a page', () => {
  test.each([
    ['the home page', routes.home, undefined, ['links', 'news', 'staff', 'hours']],
    ['a text', '/faqs', undefined, ['links', 'news', 'hours']],
    ['a list, where cars are', '/search/used-cars', undefined, ['links', 'hours']],
    ['a car, whose yard says its own hours', '/cars/2021-norda-tern-7', undefined, ['links']],
    ['a place, which says its own', '/locations/lidcombe', undefined, ['links', 'news']],
    ['a contact page, a form with hours beside it', routes.contact, undefined, ['links', 'staff']],
    ['the contact page of a place', '/contact-us/lidcombe', undefined, ['links', 'staff']],
    ['a request, a form', routes.finance ?? '', undefined, ['links']],
    ['what a shopper keeps', '/favourites', 'favourites' as const, ['links']],
    ['thanks for a form', routes.success, 'success' as const, []],
    ['a page that is not there', '/404', 'lost' as const, []],
  ])('%s', (_page, path, kind, shown) => {
    const tail = Object.entries({ ...pageTail(path, site, kind), staff: pageTail(path, site, kind).staff.length > 0 })
    expect(tail.flatMap(([part, isThere]) => (isThere ? part : []))).toEqual(shown)
  })

  test.each([
    ['the home page', '/', 'Jo Al'],
    ['a place, which has its own people in its page', '/locations/lidcombe', ''],
    ['a place without any', '/locations/hill', ''],
    ['the contact page of a place', '/contact-us/lidcombe', 'Jo'],
    ['that of a place without any', '/contact-us/hill', 'Al'],
  ])('has each person once, where they work: %s', (_page, path, names) => {
    const staffed = sampleSite(`
contact: {mode: location}
locations:
  - {name: Lidcombe, address: {street: 1 Quay Street, city: Lidcombe, state: NSW, postcode: 2141}}
  - {name: Hill, address: {street: 2 Hill Street, city: Auburn, state: NSW, postcode: 2144}}
footer: {staff: [{name: Jo, department: Sales, location: lidcombe}, {name: Al, department: Finance}]}`)
    const named = pageTail(path, staffed).staff.map(({ name }) => name)
    expect(named.join(' ')).toBe(names)
  })
})
