import { describe, expect, it, test } from 'vitest'
import { markSeen, mostKnown, newCars, readSavedSearches, type SavedSearch } from './saved-search.ts'

const search: SavedSearch = {
  name: 'Used cars: Toyota',
  href: '/search/used-cars?refinementList[make][0]=Toyota',
  query: '',
  filter: [{ kind: 'in', attribute: 'make', values: ['Toyota'] }],
  known: [],
  from: 0,
}
const cars = (...ids: number[]) => ids.map((id) => ({ id: String(id), listed: id }))

describe('a saved search', () => {
  it('counts the cars that have come since it was looked at, whenever they were listed', () => {
    const seen = markSeen(search, cars(9, 5, 3))
    expect(newCars(seen, cars(9, 5, 3))).toBe(0)
    expect(newCars(seen, cars(9, 8, 5, 2))).toBe(2)
    expect(newCars(markSeen(seen, cars(9, 8, 5, 2)), cars(9, 8, 5, 2))).toBe(0)
  })

  it('takes no old car for a new one that moves up into those it remembers', () => {
    const many = cars(...Array.from({ length: mostKnown }, (_, at) => 1000 - at))
    const seen = markSeen(search, many)
    expect(newCars(seen, [...many.slice(1), ...cars(3)])).toBe(0)
    expect(newCars(seen, [...cars(1001), ...many.slice(1)])).toBe(1)
  })

  it('remembers the newest of many cars, and from when on one is new', () => {
    const many = cars(...Array.from({ length: mostKnown + 50 }, (_, at) => 1000 - at))
    const oldest = 1000 - mostKnown + 1
    const seen = markSeen(search, many)
    expect([seen.known.length, seen.known.at(-1), seen.from]).toEqual([mostKnown, String(oldest), oldest])
    const found = (id: string, listed: number) => newCars(seen, [{ id, listed }])
    expect([found('x', oldest), found('x', oldest - 1), found(String(oldest), oldest)]).toEqual([1, 0, 0])
    expect(readSavedSearches([seen])).toEqual([seen])
  })

  it('is read without what its keeper cannot have written', () => {
    const { from, ...older } = search
    const ids = Array.from({ length: mostKnown + 50 }, (_, at) => String(at))
    expect(readSavedSearches([null, 7, { ...older, known: [1, ...ids, null] }])).toEqual([
      { ...search, known: ids.slice(0, mostKnown) },
    ])
    expect(readSavedSearches([{ ...search, from: '9' }])).toEqual([search])
  })

  it('comes back as it was kept', () => {
    const seen = markSeen(search, cars(2, 1))
    expect(readSavedSearches(JSON.parse(JSON.stringify([seen])))).toEqual([seen])
    expect(readSavedSearches([seen, search])).toHaveLength(1)
    expect(
      readSavedSearches(Array.from({ length: 50 }, (_, at) => ({ ...search, href: `/search/a${at}` }))),
    ).toHaveLength(20)
  })

  test.each([
    ['no list', 'x'],
    ['another site', [{ ...search, href: 'https://evil.example/search/a' }]],
    ['a script', [{ ...search, href: 'javascript:alert(1)' }]],
    ['no name', [{ ...search, name: 7 }]],
    ['an odd filter', [{ ...search, filter: [[1]] }]],
    ['a filter in words', [{ ...search, filter: ['make = "Toyota"'] }]],
    ['an odd filter beside a good one', [{ ...search, filter: [...search.filter, 7] }]],
    ['no cars', [{ ...search, known: null }]],
  ])('is left out where the browser keeps %s', (_reason, kept) => {
    expect(readSavedSearches(kept)).toEqual([])
  })
})
