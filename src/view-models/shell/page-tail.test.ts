import { describe, expect, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { pageTail } from './page-tail.ts'

const site = sampleSite('contact: {mode: location}')
const { routes } = site

describe('the end of a page', () => {
  test.each([
    ['the home page', routes.home, undefined, ['news', 'staff', 'hours']],
    ['a text', '/faqs', undefined, ['news', 'hours']],
    ['a list, where cars are', '/search/used-cars', undefined, ['hours']],
    ['a car, whose yard says its own hours', '/cars/2021-norda-tern-7', undefined, []],
    ['a place, which says its own', '/locations/lidcombe', undefined, ['news', 'staff']],
    ['a contact page, a form with hours beside it', routes.contact, undefined, ['staff']],
    ['the contact page of a place', '/contact-us/lidcombe', undefined, ['staff']],
    ['a request, a form', routes.finance ?? '', undefined, []],
    ['what a shopper keeps', '/favourites', 'favourites' as const, []],
    ['thanks for a form', routes.success, 'success' as const, []],
    ['a page that is not there', '/404', 'lost' as const, []],
  ])('%s', (_page, path, kind, shown) => {
    const tail = Object.entries(pageTail(path, site, kind))
    expect(tail.flatMap(([part, isThere]) => (isThere ? part : []))).toEqual(shown)
  })
})
