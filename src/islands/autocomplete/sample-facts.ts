import { isOneOf } from '#search/filter.ts'
import type { SearchBox } from '#search/search-box.ts'
import { emptyState, type SearchState } from '#search/state.ts'
import type { TypedQuery } from './typed-query.ts'

/** Search box data for tests, of a site whose box searches used cars. */
export const sampleFacts: SearchBox = {
  path: '/search/used-cars',
  contact: { href: '/contact', text: 'Ask us' },
  index: 'vehicles',
  host: null,
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
  pictures: { host: null, quality: 75 },
  stock: {
    car_types: ['used'],
    exclude_car_types: [],
    exclude_makes: [],
    demo_min_km: null,
    include_sold_cars_days: 0,
  },
  list: {
    filter: [isOneOf('car_type', ['used'])],
    totalSource: 'facet_sum',
    noun: { one: 'car', many: 'cars' },
    heading: 'Cars',
  },
}

/** A `TypedQuery` for tests: a query and its parsed state, everything else empty. */
export const sampleTyped = (query: string, asked: SearchState = { ...emptyState, query }): TypedQuery => ({
  ...{ query, asked, unmatchedWords: [], unusedWords: [], meanings: [], missing: [] },
  ...{ respelled: '', unfinished: [] },
})
