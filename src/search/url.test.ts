import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isListAttribute, type ListAttribute, narrowingAttributes, rangeAttributes, sortAttributes } from './facets.ts'
import { rewriteLegacySearch } from './legacy-url.ts'
import { pageIndex } from './page-index.ts'
import { emptyState, type SearchState } from './state.ts'
import { readSearch, readSort, writeSearch } from './url.ts'

const lists = narrowingAttributes.filter(isListAttribute)
const word = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 30 })
  .map((text) => text.toWellFormed().trim())
  .filter((text) => text !== '')
const bound = fc.option(fc.nat(1_000_000))

const state: fc.Arbitrary<SearchState> = fc.record({
  query: fc.oneof(fc.constant(''), word),
  page: fc.nat(5000),
  sort: fc.option(fc.constantFrom(...sortAttributes.flatMap((name) => [`${name}:asc`, `${name}:desc`] as const))),
  lists: fc.dictionary(fc.constantFrom(...lists), fc.uniqueArray(word, { minLength: 1, maxLength: 4 })) as fc.Arbitrary<
    Record<ListAttribute, string[]>
  >,
  ranges: fc.dictionary(
    fc.constantFrom(...rangeAttributes),
    fc
      .record({ min: bound, max: bound })
      .filter(({ min, max }) => (min !== null || max !== null) && (min ?? 0) <= (max ?? Number.POSITIVE_INFINITY)),
  ),
})

describe('addresses of searches', () => {
  it('come back as they went (S2.15, S2.16, S2.17, S2.19, S2.20)', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(readSearch(writeSearch(given))).toEqual(given)
      }),
      { seed: 1, numRuns: 1000 },
    )
  })

  it('are never trusted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (search) => {
        const read = readSearch(search)
        expect(readSearch(writeSearch(read))).toEqual(read)
      }),
      { seed: 2, numRuns: 3000 },
    )
  })

  test.each<[string, string, Partial<SearchState>]>([
    ['the query (S2.15)', '?query=hilux', { query: 'hilux' }],
    ['page 2 (S2.16)', '?page=2', { page: 1 }],
    ['page 1 says nothing (S2.16)', '?page=1', {}],
    ['sort order (S2.17)', '?sortBy=price:asc', { sort: 'price:asc' }],
    ['sort order with an index before it (S2.17)', '?sortBy=vehicles:price:asc', { sort: 'price:asc' }],
    ['an unknown sort order', '?sortBy=vin:asc', {}],
    [
      'two makes (S2.19)',
      '?refinementList[make][0]=Toyota&refinementList[make][1]=Kia',
      { lists: { make: ['Toyota', 'Kia'] } },
    ],
    ['brackets encoded', '?refinementList%5Bmake%5D%5B0%5D=Land+Rover', { lists: { make: ['Land Rover'] } }],
    ['one make without a number', '?refinementList[make]=Toyota', { lists: { make: ['Toyota'] } }],
    ['a make that is not wanted', '?refinementList[make][0]=!Toyota', { lists: { make: ['!Toyota'] } }],
    ['a denial of nothing', '?refinementList[make][0]=!', {}],
    ['of nothing, with blanks', '?refinementList[make][0]=!%20%20', {}],
    ['of nothing, twice', '?refinementList[colour][0]=%20!%20!', {}],
    [
      'of nothing, beside a make',
      '?refinementList[make][0]=!&refinementList[make][1]=Kia',
      { lists: { make: ['Kia'] } },
    ],
    ['a price range (S2.20)', '?range[price]=10000:20000', { ranges: { price: { min: 10000, max: 20000 } } }],
    [
      'prices as people write them (S2.23)',
      '?range[price]=$5,000:$20,000',
      { ranges: { price: { min: 5000, max: 20000 } } },
    ],
    ['only a lowest price (S5.52)', '?range[price]=10000:', { ranges: { price: { min: 10000, max: null } } }],
    ['only a highest price (S5.52)', '?range[price]=:20000', { ranges: { price: { min: null, max: 20000 } } }],
    [
      'ends the wrong way round',
      '?range[price]=20000:10000&range[year]=2021:2018',
      { ranges: { price: { min: 10000, max: 20000 }, year: { min: 2018, max: 2021 } } },
    ],
    ['a range without ends (S5.52)', '?range[price]=:', {}],
    ['a range of words', '?range[price]=cheap:dear', {}],
    [
      'an attribute nobody knows',
      '?refinementList[__proto__][0]=x&refinementList[vin][0]=y&range[constructor]=1:2',
      {},
    ],
  ])('read %s', (_, search, expected) => {
    expect(readSearch(search)).toEqual({ ...emptyState, ...expected })
  })

  it('are written plainly, in one order', () => {
    const full: SearchState = {
      query: 'tow bar',
      page: 1,
      sort: 'price:asc',
      lists: { model: ['HiLux'], make: ['Toyota', 'Kia'] },
      ranges: { year: { min: 2019, max: null }, price: { min: 10000, max: 20000 } },
    }
    expect(writeSearch(full)).toBe(
      '?query=tow%20bar&refinementList[make][0]=Toyota&refinementList[make][1]=Kia&refinementList[model][0]=HiLux&range[price]=10000:20000&range[year]=2019:&sortBy=price:asc&page=2',
    )
    expect(writeSearch(emptyState)).toBe('')
  })

  it('read both forms of a sort order (S2.17)', () => {
    expect([readSort('km:desc'), readSort('x:y:km:desc'), readSort('xkm:desc'), readSort('')]).toEqual([
      'km:desc',
      'km:desc',
      null,
      null,
    ])
  })
})

describe('pages', () => {
  test.each<[string, string | undefined, number]>([
    ['S4.38', '2', 1],
    ['S4.38', '10', 9],
    ['S4.38', '100', 99],
    ['S4.39', 'abc', 0],
    ['S4.39', '2abc', 0],
    ['S4.39', '', 0],
    ['S4.39', undefined, 0],
    ['S4.40', '02', 0],
    ['S4.40', '2.0', 0],
    ['S4.40', ' 2', 0],
    ['S4.40', '+2', 0],
    ['S4.40', '1e1', 0],
    ['S4.41', '1', 0],
    ['S4.41', '0', 0],
    ['S4.41', '-3', 0],
  ])('(%s) %j is page %i', (_, text, page) => {
    expect(pageIndex(text)).toBe(page)
  })
})

describe('addresses of old', () => {
  test.each([
    ['lists become refinements (S2.18, S2.21)', 'menu[make]=Toyota', 'refinementList[make][0]=Toyota'],
    ['numbers become ranges (S2.22)', 'menu[price]=5000:20000', 'range[price]=5000:20000'],
    ['year and km too (S2.22)', 'menu[year]=2019:&menu[km]=:50000', 'range[year]=2019:&range[km]=:50000'],
    ['a year is that year alone', 'menu[year]=2019&menu[km]=:50000', 'range[year]=2019:2019&range[km]=:50000'],
    ['prices lose $ and commas (S2.23)', 'menu[price]=$5,000:$20,000', 'range[price]=5000:20000'],
    ['others stay', 'menu[make]=Kia&query=rio&page=2', 'refinementList[make][0]=Kia&query=rio&page=2'],
    [
      'several of one (S2.21)',
      'menu[make][]=Kia&menu[make][]=Ford',
      'refinementList[make][0]=Kia&refinementList[make][1]=Ford',
    ],
    ['what means nothing goes', 'menu[price]=cheap&menu[vin]=1&menu=2', 'menu=2'],
    ['without menu nothing changes', '?a=%20b&refinementList[make][0]=x', 'a=%20b&refinementList[make][0]=x'],
  ])('%s', (_, before, after) => {
    expect(rewriteLegacySearch(before)).toBe(after)
  })
})
