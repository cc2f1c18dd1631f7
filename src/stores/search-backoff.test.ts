import { expect, it, test } from 'vitest'
import { searchBackoff } from './search-backoff.ts'
import { fakeSiteStorage } from './storage/fake-storage.ts'

const clock = () => 1000

it('is kept from page to page of a visit', () => {
  const storage = fakeSiteStorage()
  searchBackoff(clock, storage).write({ until: 5000, failures: 2 })
  expect(searchBackoff(clock, storage).read()).toEqual({ until: 5000, failures: 2 })
})

it('is kept on the page where nothing can be stored', () => {
  const refusing = { ...fakeSiteStorage(), read: () => undefined, write: () => false }
  const rest = searchBackoff(clock, refusing)
  rest.write({ until: 5000, failures: 1 })
  expect(rest.read()).toEqual({ until: 5000, failures: 1 })
})

test.each([
  ['nothing', undefined],
  ['no record', 'later'],
  ['half a record', { until: 5000 }],
  ['no number', { until: '5000', failures: 1 }],
  ['a rest until next week', { until: 1e9, failures: 1 }],
])('%s in the storage is no rest', (_, kept) => {
  const storage = fakeSiteStorage()
  storage.write('search-rest', kept)
  expect(searchBackoff(clock, storage).read()).toEqual({ until: 0, failures: 0 })
})
