import { expect, it, test } from 'vitest'
import { everything } from '../store/lead-list.ts'
import { filterQuery, pageQuery, readAfter, readFilter } from './lead-filter.ts'

const zones = new Map([['Australia/Sydney', ['north', 'south']]])
const read = (query: Readonly<Record<string, string>>) => readFilter((name) => query[name], zones)

/** Bounds in the dealers' time zone, and in that of unknown websites. */
const spans = ([since, until]: readonly [string, string], others: readonly [string, string]) => ({
  spans: [
    { websites: ['north', 'south'], since, until },
    { websites: null, since: others[0], until: others[1] },
  ],
})

test.each([
  ['nothing asked', {}, {}],
  ['a word it does not know', { show: 'secret', state: 'lost' }, {}],
  ['words', { q: '  red ute ', website: 'north' }, { words: 'red ute', website: 'north' }],
  ['a category', { category: 'Finance Enquiry' }, { category: 'Finance Enquiry' }],
  ['words that no database keeps', { q: 'red\u0000 ute' }, { words: 'red ute' }],
  ['the beginning of what is long', { q: 'x'.repeat(201) }, { words: 'x'.repeat(200) }],
  ['a state', { state: 'answered', show: 'files' }, { state: 'answered', show: 'files' }],
  [
    'a day of the dealer’s',
    { from: '2026-03-02' },
    { from: '2026-03-02', ...spans(['2026-03-01T13:00:00.000Z', ''], ['2026-03-02T00:00:00.000Z', '']) },
  ],
  [
    'days to the end of the last',
    { to: '2026-03-02' },
    { to: '2026-03-02', ...spans(['', '2026-03-02T13:00:00.000Z'], ['', '2026-03-03T00:00:00.000Z']) },
  ],
  [
    'a day that summer time shortens',
    { to: '2026-10-04' },
    { to: '2026-10-04', ...spans(['', '2026-10-04T13:00:00.000Z'], ['', '2026-10-05T00:00:00.000Z']) },
  ],
  [
    'days before all clocks',
    { from: '0026-11-20' },
    { from: '0026-11-20', ...spans(['0026-11-20T00:00:00.000Z', ''], ['0026-11-20T00:00:00.000Z', '']) },
  ],
  ['days to the last that is written', { to: '9999-12-31' }, { to: '9999-12-31', ...spans(['', ''], ['', '']) }],
  ['no such day', { from: '2026-02-30', to: 'x' }, {}],
])('reads %s', (_reason, query, wanted) => {
  expect(read(query)).toEqual({ ...everything, from: '', to: '', ...wanted })
})

it('asks for the same leads again', () => {
  expect(filterQuery(read({}))).toBe('')
  const query = { website: 'north', q: 'a&b', show: 'files', state: 'spam', from: '2026-03-02', to: '2026-03-03' }
  expect(filterQuery(read(query), { after: '7' })).toBe(
    '?website=north&q=a%26b&show=files&state=spam&from=2026-03-02&to=2026-03-03&after=7',
  )
})

it('asks for the same page of them again', () => {
  expect(pageQuery(read({ q: 'a' }), null)).toBe('?q=a')
  expect(pageQuery(read({ q: 'a' }), 7)).toBe('?q=a&after=7')
})

test.each([
  ['57', 57],
  ['2147483647', 2147483647],
  [undefined, null],
  ['', null],
  ['0', null],
  ['-3', null],
  ['1.5', null],
  ['2147483648', null],
  ['99999999999', null],
  ['1e400', null],
  ['1e2', null],
  ['x', null],
])('a page begins after the lead %s', (text, after) => {
  expect(readAfter(text)).toBe(after)
})
