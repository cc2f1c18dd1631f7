import { describe, expect, it } from 'vitest'
import type { SavedSearch } from '#domain/saved/saved-search.ts'
import type { SavedCar } from './saved-car.ts'
import { dropSearch, keepSearch, savedSearches } from './saved-searches.ts'
import { fakeSiteStorage } from './storage/fake-storage.ts'
import { noteCar, noteSearch, recentCars, recentSearches } from './trail.ts'

const car = (id: string): SavedCar => ({
  ...{ id, slug: `car-${id}`, title: 'A car', subtitle: '', make: 'Kia', model: 'Rio', price: '$1', image: null },
})

describe('where a shopper has been', () => {
  it('is the last five searches, each once, as they were finished', () => {
    const storage = fakeSiteStorage()
    for (const text of ['hil', 'hilux', ' ', 'x', 'suv', 'Hilux', 'a4', 'bmw', 'rav4', 'golf'])
      noteSearch(text, storage)
    expect(recentSearches(storage)).toEqual(['golf', 'rav4', 'bmw', 'a4', 'Hilux'])
  })

  it('is the last four cars, each once', () => {
    const storage = fakeSiteStorage()
    for (const id of ['1', '2', '3', '1', '4', '5']) noteCar(car(id), storage)
    expect(recentCars(storage).map(({ id }) => id)).toEqual(['5', '4', '1', '3'])
  })

  it('is nothing where the browser keeps nothing or something else', () => {
    const storage = fakeSiteStorage()
    storage.write('recent-searches', { evil: true })
    storage.write('recent-cars', 'x')
    expect([recentSearches(storage), recentCars(storage)]).toEqual([[], []])
    storage.storage.mode = 'blocked'
    noteSearch('hilux', storage)
    expect(recentSearches(storage)).toEqual([])
  })
})

describe('searches that a shopper keeps', () => {
  const search = (href: string): SavedSearch => ({ name: 'Utes', href, query: '', filter: [], known: [], from: 0 })

  it('stand once each, newest first, keep what was seen, and go', () => {
    const storage = fakeSiteStorage()
    for (const href of ['/search/a', '/search/b']) expect(keepSearch(search(href), storage)).toBe(true)
    expect(keepSearch({ ...search('/search/a'), known: ['7'] }, storage)).toBe(true)
    expect(savedSearches(storage).map(({ href, known }) => [href, known])).toEqual([
      ['/search/b', []],
      ['/search/a', ['7']],
    ])
    dropSearch('/search/b', storage)
    expect(savedSearches(storage).map(({ href }) => href)).toEqual(['/search/a'])
    storage.storage.mode = 'full'
    expect(keepSearch(search('/search/c'), storage)).toBe(false)
  })
})
