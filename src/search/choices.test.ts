import { describe, expect, it, test } from 'vitest'
import { broaderSearchesOf } from './broader-searches.ts'
import { chipsOf } from './chips.ts'
import { withoutChoice } from './choice.ts'
import { createSampleEngine } from './engine/sample.ts'
import { facetAttributes } from './facets.ts'
import { pageOfPath, pagePath, readLocation, writeLocation } from './page-path.ts'
import { emptyState } from './state.ts'
import { readSearch, writeSearch } from './url.ts'

const chosen = readSearch(
  '?query=red&page=3&refinementList[make][0]=Kia&refinementList[make][1]=Ford&range[price]=:500&sortBy=km:asc',
)

describe('taking choices back', () => {
  it('works one by one', () => {
    expect(chipsOf(chosen)).toEqual([
      { choice: 'query', values: [], name: null },
      { choice: 'make', values: ['Kia'], name: null },
      { choice: 'make', values: ['Ford'], name: null },
      { choice: 'price', values: [], name: null },
    ])
    expect(chipsOf(emptyState)).toEqual([])
  })

  it('takes values that have one name on this site back together', () => {
    const shades = readSearch(
      '?refinementList[colour][0]=Cherry&refinementList[colour][1]=Ruby&refinementList[colour][2]=Snow',
    )
    const red = { attribute: 'colour', name: 'Red', values: ['Cherry', 'Ruby'], words: ['red'] } as const
    expect(chipsOf(shades, [red])).toEqual([
      { choice: 'colour', values: ['Cherry', 'Ruby'], name: 'Red' },
      { choice: 'colour', values: ['Snow'], name: null },
    ])
    const one = { ...shades, lists: { colour: ['Cherry'] } }
    expect(chipsOf(one, [red])).toEqual([{ choice: 'colour', values: ['Cherry'], name: null }])
  })

  it('takes back what is not wanted by the same names', () => {
    const read = readSearch(
      '?refinementList[colour][0]=!Cherry&refinementList[colour][1]=!Ruby&refinementList[colour][2]=!Snow',
    )
    const red = { attribute: 'colour', name: 'Red', values: ['Cherry', 'Ruby'], words: ['red'] } as const
    expect(chipsOf(read, [red])).toEqual([
      { choice: 'colour', values: ['!Cherry', '!Ruby'], name: 'Not Red' },
      { choice: 'colour', values: ['!Snow'], name: null },
    ])
  })

  it('works for a whole filter', () => {
    expect(writeSearch(withoutChoice(chosen, 'make'))).toBe('?query=red&range[price]=:500&sortBy=km:asc')
  })
})

describe('a search that finds nothing', () => {
  const cars = [
    { id: 1, name: 'red one', make: 'Kia', price: 900, status: 'in_stock' },
    { id: 2, name: 'red two', make: 'Kia', price: 800, status: 'in_stock' },
    { id: 3, name: 'blue', make: 'Ford', price: 400, status: 'in_stock' },
  ]
  const engine = createSampleEngine(cars, { filterable: facetAttributes })
  const policy = { index: 'x', base: [], priceAscPositive: false }

  it('says which choice to drop and what that gives, most first', async () => {
    const found = await broaderSearchesOf(chosen, engine, policy, 'facet_sum')
    expect(found.map(({ choice, total }) => [choice, total])).toEqual([
      ['price', 2],
      ['query', 1],
    ])
  })

  it('says which choice to keep when no single one helps', async () => {
    const state = readSearch('?query=red&refinementList[make][0]=Ford&range[price]=:500&refinementList[fuel][0]=Steam')
    const found = await broaderSearchesOf(state, engine, policy, 'facet_sum')
    expect(found.map(({ kind, choice, total, state: kept }) => [kind, choice, total, writeSearch(kept)])).toEqual([
      ['only', 'query', 2, '?query=red'],
      ['only', 'make', 1, '?refinementList[make][0]=Ford'],
      ['only', 'price', 1, '?range[price]=:500'],
    ])
  })

  it('has nothing to say where nothing was chosen', async () => {
    expect(await broaderSearchesOf(emptyState, engine, policy, 'facet_sum')).toEqual([])
  })
})

describe('pages of a list', () => {
  test.each([
    [0, '/search/used-cars'],
    [1, '/search/used-cars/page-2'],
    [11, '/search/used-cars/page-12'],
  ])('page %i has the address %s', (page, path) => {
    expect(pagePath('/search/used-cars', page)).toBe(path)
    expect(pageOfPath(path)).toBe(page)
  })

  test.each(['/search/used-cars/page-1', '/search/used-cars/page-02', '/search/page-2x', '/search/make/page-model'])(
    '%s is a first page',
    (path) => {
      expect(pageOfPath(path)).toBe(0)
    },
  )

  it('become a parameter where scripts run (S2.16)', () => {
    expect(writeLocation('/search/suv', readLocation({ pathname: '/search/suv/page-3', search: '' }))).toBe(
      '/search/suv?page=3',
    )
    expect(readLocation({ pathname: '/search/suv/page-3', search: '?page=2' }).page).toBe(1)
  })
})
