import { expect, it, test } from 'vitest'
import { readingOf } from './asked/reading.ts'
import type { StoredLead } from './asked/stored-lead.ts'
import { filterLeads, filterQuery, readFilter } from './lead-filter.ts'

const photo = { name: 'front.jpg', type: 'image/jpeg', size: 1, path: '/x', sha256: 'x' }
const stored = (id: number, more: object, files: StoredLead['files'] = []) => {
  const at = '2026-03-02T01:00:00.000Z'
  const lead = { website_slug: 'north', category: 'General Enquiry', ...more }
  return readingOf({ id, received_at: at, updated_at: at, lead, files }, null)
}

const leads = [
  stored(1, { name: 'Mary Lee', message: 'Is the red ute here?' }),
  stored(2, { website_slug: 'south', name: 'Ann' }),
  stored(3, { category: 'Trade-In Valuation' }, [photo]),
  stored(4, { lead_status: 'Incomplete', email: 'half@example.com' }),
  stored(5, { spam_signals: ['trap_filled'] }),
]

const ids = (query: Record<string, string>) =>
  filterLeads(
    leads,
    readFilter((name) => query[name]),
  ).map(({ id }) => id)

test.each([
  ['everything when nothing is asked', {}, [1, 2, 3, 4, 5]],
  ['one website', { website: 'south' }, [2]],
  ['one category', { category: 'Trade-In Valuation' }, [3]],
  ['words in any order', { q: 'UTE mary' }, [1]],
  ['what is half done', { show: 'incomplete' }, [4]],
  ['what is done', { show: 'complete' }, [1, 2, 3, 5]],
  ['what is doubtful', { show: 'doubtful' }, [5]],
  ['what came with files', { show: 'files' }, [3]],
  ['everything when it does not know the word', { show: 'secret' }, [1, 2, 3, 4, 5]],
  ['all conditions at once', { website: 'north', q: 'half', show: 'incomplete' }, [4]],
])('a dealer sees %s', (_reason, query, seen) => {
  expect(ids(query)).toEqual(seen)
})

it('asks for the same leads again', () => {
  expect(filterQuery(readFilter(() => undefined))).toBe('')
  expect(filterQuery(readFilter((name) => ({ website: 'north', q: 'a&b', show: 'files' })[name]))).toBe(
    '?website=north&q=a%26b&show=files',
  )
})
