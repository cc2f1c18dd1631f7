import { expect, test } from 'vitest'
import { isSearchPage } from './search-page.ts'

test.each([
  ['a list (S2.28)', '/search/used-cars', true, true],
  ['"search" elsewhere in the path (S2.28)', '/used-search-page', false, true],
  ['the beginning alone', '/searching', false, true],
  ['the home page', '/', false, false],
  ['a car', '/cars/2021-norda-tern-7', false, false],
])('a search page: %s', (_, path, byPrefix, anywhere) => {
  expect([isSearchPage(path, 'prefix'), isSearchPage(path, 'contains')]).toEqual([byPrefix, anywhere])
})
