import { describe, expect, it, test, vi } from 'vitest'
import { sampleOnShow } from '#domain/car/sample-on-show.ts'
import { Cache, cachedTransport, stateKey } from '#search/transport/cache.ts'
import { searchWithPartialMatches } from '#search/transport/partial-matches.ts'
import { cardAttributes } from './document.ts'
import { createSampleEngine } from './engine/sample.ts'
import { facetAttributes, ruleAttributes } from './facets.ts'
import { type Filters, is, stockFilter } from './filter.ts'
import { helperResultOf } from './instantsearch/results.ts'
import { readFilters } from './meilisearch/read-filter.ts'
import { writeFilters } from './meilisearch/write-filter.ts'
import { pageSizeOf, type RequestPolicy, requestFor } from './queries.ts'
import { pagesOf, totalOf } from './results.ts'
import { emptyState, type SearchState } from './state.ts'
import { readSearch } from './url.ts'

const policy: RequestPolicy = {
  index: 'vehicles',
  base: readFilters('show_on_dealer_website = true'),
  priceAscPositive: false,
}
const fewerWords = () => import('./fewer-words.ts')
/** A query's filters in the grammar of a search server. */
const written = ({ filter = [] }: { readonly filter?: Filters } = {}) => writeFilters(filter)
const state = (search: string): SearchState => readSearch(search)
const now = new Date('2026-03-10T00:00:00Z')

describe('facets', () => {
  it("are the specification's 26, before any of our own (S3.57)", () => {
    expect(facetAttributes.slice(0, 26).join(', ')).toBe(
      'status, badge, car_type, categories, city, colour, dealership_name, filtered_features, item_type, km, location_name, make, make_model, model, price, price_range, subscription_price, seats, body, drive, fuel, transmission, state, tag, weekly_price_range, year',
    )
  })
})

describe('requests', () => {
  it('ask for hits first, with everything the contract names (S7.16, S7.17)', () => {
    const [first] = requestFor(state('?query=hilux&sortBy=price:asc&page=2'), { ...policy, pageSize: 24 }).queries
    expect(first).toEqual({
      indexUid: 'vehicles',
      q: 'hilux',
      matchingStrategy: 'all',
      facets: facetAttributes,
      attributesToRetrieve: cardAttributes,
      attributesToHighlight: ['name'],
      highlightPreTag: '\ue000',
      highlightPostTag: '\ue001',
      limit: 24,
      offset: 24,
      filter: [is('show_on_dealer_website', 'true')],
      sort: ['price:asc'],
    })
  })

  it('have 100 hits unless told otherwise (S9.38)', () => {
    expect(requestFor(emptyState, policy).queries[0]?.limit).toBe(100)
  })

  it.each([12, 24, 36])('take the configured page size of %i (S9.37)', (pageSize) => {
    const [first] = requestFor(state('?page=2'), { ...policy, pageSize }).queries
    expect(first).toMatchObject({ limit: pageSize, offset: pageSize })
  })

  test.each([
    ['words are searched in pages of 21', '?query=hilux', 21],
    ['with filters too', '?query=hilux&range[price]=:5', 21],
    ['a list is browsed in pages of the configured size', '?range[price]=:5', 36],
  ])('%s (S9.36, S9.37)', (_reason, search, size) => {
    expect(pageSizeOf(state(search), 36)).toBe(size)
  })

  it('then ask once per narrowed facet, without its own narrowing (S7.18, S9.39)', () => {
    const { queries } = requestFor(
      state('?refinementList[make][0]=Kia&refinementList[fuel][0]=Petrol&range[price]=5:'),
      policy,
    )
    expect(queries.slice(1).map((query) => ({ ...query, filter: written(query) }))).toEqual([
      {
        indexUid: 'vehicles',
        q: '',
        matchingStrategy: 'all',
        facets: ['fuel'],
        limit: 1,
        offset: 0,
        filter: ['show_on_dealer_website = true', ['make = "Kia"'], 'price >= 5'],
      },
      {
        indexUid: 'vehicles',
        q: '',
        matchingStrategy: 'all',
        facets: ['make'],
        limit: 1,
        offset: 0,
        filter: ['show_on_dealer_website = true', ['fuel = "Petrol"'], 'price >= 5'],
      },
      {
        indexUid: 'vehicles',
        q: '',
        matchingStrategy: 'all',
        facets: ['price'],
        limit: 1,
        offset: 0,
        filter: ['show_on_dealer_website = true', ['fuel = "Petrol"'], ['make = "Kia"']],
      },
    ])
  })

  test.each([
    ['a colour', 'colour][0]=!White', ['colour != "White"']],
    ['two of them', 'colour][0]=!White&refinementList[colour][1]=!Snow', ['colour NOT IN ["White", "Snow"]']],
    [
      'beside one that is',
      'colour][0]=!White&refinementList[colour][1]=Red',
      [['colour = "Red"'], 'colour != "White"'],
    ],
    ['beside nothing', 'colour][0]=!White&refinementList[colour][1]=!', ['colour != "White"']],
    ['but never words that a stock writes freely', 'tag][0]=!Now', [['tag = "!Now"']]],
  ])('leave out what is not wanted: %s', (_, search, entries) => {
    const [query, ...counts] = requestFor(state(`?refinementList[${search}`), policy).queries
    expect(written(query)).toEqual(['show_on_dealer_website = true', ...entries])
    expect(counts.map(written)).toEqual([['show_on_dealer_website = true']])
  })

  it('ask for all where a denial names nothing', () => {
    const { queries } = requestFor(state('?refinementList[colour][0]=!'), policy)
    expect(queries.map(written)).toEqual([['show_on_dealer_website = true']])
  })

  test.each([
    ['one make (S2.18)', '[make][0]=Toyota', ['make = "Toyota"']],
    ['either of two (S2.19)', '[make][0]=Toyota&refinementList[make][1]=Kia', ['make = "Toyota"', 'make = "Kia"']],
  ])('narrow to %s', (_, choice, makes) => {
    const [query] = requestFor(state(`?refinementList${choice}`), policy).queries
    expect(written(query)).toEqual(['show_on_dealer_website = true', makes])
  })

  test.each([
    ['both ends', '10000:20000', ['price >= 10000', 'price <= 20000']],
    ['only the lowest', '10000:', ['price >= 10000']],
    ['only the highest', ':20000', ['price <= 20000']],
    ['none', ':', []],
  ])('bound prices (S2.20, S5.51, S5.52): %s', (_, range, entries) => {
    expect(written(requestFor(state(`?range[price]=${range}`), policy).queries[0])).toEqual([
      'show_on_dealer_website = true',
      ...entries,
    ])
  })

  test.each([['km'], ['year']])('bound %s likewise (S5.51)', (attribute) => {
    const { queries } = requestFor(state(`?range[${attribute}]=1:9`), policy)
    expect(written(queries[0])).toEqual(['show_on_dealer_website = true', `${attribute} >= 1`, `${attribute} <= 9`])
  })

  test.each([
    ['price:asc', true, true],
    ['price:asc', false, false],
    ['price:desc', true, false],
    ['km:asc', true, false],
  ])('leave out cars without a price: sorted %s, dealer wants it %s (S5.53)', (sort, priceAscPositive, expected) => {
    const { queries } = requestFor(state(`?sortBy=${sort}`), { ...policy, priceAscPositive })
    expect(written(queries[0]).includes('price > 0')).toBe(expected)
  })

  it('drop double quotes from values (S5.50)', () => {
    expect(writeFilters([is('make', '"Toy"ota')])).toEqual(['make = "Toyota"'])
    expect(writeFilters([is('make', 'back\\slash')])).toEqual(['make = "back\\\\slash"'])
  })
})

describe('the stock filter', () => {
  const day = 86_400
  const at = Math.floor(now.getTime() / 1000)
  const facts = (id: string, more: Record<string, string | number | boolean>) => ({
    id,
    status: 'in_stock',
    car_type: 'used',
    make: 'Kia',
    km: 10,
    show_on_dealer_website: true,
    ...more,
  })
  const engine = createSampleEngine(
    [
      facts('used', {}),
      facts('new', { car_type: 'new', make: 'Ford' }),
      facts('demo-3000', { car_type: 'demo', km: 3000 }),
      facts('demo-3001', { car_type: 'demo', km: 3001 }),
      facts('coming', { status: 'coming_soon' }),
      facts('reserved', { status: 'reserved' }),
      facts('sold-2', { status: 'sold', sold_date_timestamp: at - 2 * day }),
      facts('sold-4', { status: 'sold', sold_date_timestamp: at - 4 * day }),
      facts('sold-when', { status: 'sold' }),
      facts('hidden', { show_on_dealer_website: false }),
    ],
    { filterable: [...facetAttributes, ...ruleAttributes] },
  )
  test.each([
    [
      'sold cars stay for the window, hidden ones never come (S3.52, S3.53, S4.35, S4.36, S4.37)',
      {},
      'used new demo-3000 demo-3001 coming sold-2',
    ],
    ['a longer window', { include_sold_cars_days: 5 }, 'used new demo-3000 demo-3001 coming sold-2 sold-4'],
    ['no window, no sold cars (S4.36)', { include_sold_cars_days: 0 }, 'used new demo-3000 demo-3001 coming'],
    ['used only (S1.8, S9.46)', { car_types: ['used'] }, 'used coming sold-2'],
    ['neither new nor demo (S9.48)', { exclude_car_types: ['new', 'demo'] }, 'used coming sold-2'],
    ['without a make (S9.47)', { exclude_makes: ['Ford', 'X"Y'] }, 'used demo-3000 demo-3001 coming sold-2'],
    ['demo cars above 3000 km (S9.49)', { demo_min_km: 3000 }, 'used new demo-3001 coming sold-2'],
    ['nothing at all', { car_types: [] }, ''],
  ] as const)('%s', async (_, change, ids) => {
    const { results } = await engine({
      queries: [{ indexUid: 'x', filter: stockFilter({ ...sampleOnShow, ...change }, now) }],
    })
    expect(results[0]?.hits.map(({ id }) => id).join(' ')).toBe(ids)
  })

  test.each([
    [3, 'now edge'],
    [0, ''],
  ])('keeps a sold car for %i days to the second (S4.36, S9.43)', async (include_sold_cars_days, ids) => {
    const ages = { now: 0, edge: 3 * day, past: 3 * day + 1 }
    const sold = Object.entries(ages).map(([id, age]) => facts(id, { status: 'sold', sold_date_timestamp: at - age }))
    const search = createSampleEngine(sold, { filterable: [...facetAttributes, ...ruleAttributes] })
    const filter = stockFilter({ ...sampleOnShow, include_sold_cars_days }, now)
    const { results } = await search({ queries: [{ indexUid: 'x', filter }] })
    expect(results[0]?.hits.map(({ id }) => id).join(' ')).toBe(ids)
  })
})

describe('totals', () => {
  const answer = (estimatedTotalHits: number, status: Record<string, number>) =>
    ({
      indexUid: 'x',
      query: '',
      hits: [],
      processingTimeMs: 0,
      estimatedTotalHits,
      facetDistribution: { status },
    }) as const
  test.each([
    ['up to 1,999 as the engine says (S9.40)', 1999, { in_stock: 1800, sold: 700 }, 'facet_sum', 1999],
    ['beyond, the statuses added up (S9.40)', 2000, { in_stock: 1800, sold: 700 }, 'facet_sum', 2500],
    ['or those in stock (S9.41)', 2000, { in_stock: 1700, sold: 800 }, 'in_stock', 1700],
    ['none in stock (S9.41)', 2000, { sold: 2000 }, 'in_stock', 0],
  ] as const)('%s', (_, hits, status, source, total) => {
    expect(totalOf(answer(hits, status), source)).toBe(total)
    expect(helperResultOf(answer(hits, status), { indexUid: 'x' }, source).nbHits).toBe(total)
  })

  test.each([
    [2000, { in_stock: 1700, sold: 300 }],
    [310, { in_stock: 310 }],
    [0, {}],
  ] as const)('leave none of %i cars without a page, whichever of them they count', (hits, status) => {
    expect(pagesOf(answer(hits, status), 24)).toBe(Math.ceil(hits / 24))
    const query = { indexUid: 'x', limit: 24 }
    expect(helperResultOf(answer(hits, status), query, 'in_stock').nbPages).toBe(Math.ceil(hits / 24))
  })
})

describe('words that fit nothing together', () => {
  const engine = createSampleEngine(
    [
      { id: 1, name: 'Toyota HiLux' },
      { id: 2, name: 'Toyota Camry' },
    ],
    { filterable: ['make_model'] },
  )
  test.each([
    ['every word found', 'toyota hilux', 1, false, []],
    ['a word at the end that no car holds', 'toyota yellow', 2, false, ['yellow']],
    ['a word at the beginning that no car holds', 'yellow toyota', 2, false, ['yellow']],
    ['words that are one name together', 'yellow hi lux', 1, false, ['yellow']],
    ['words that only different cars hold', 'camry toyota hilux', 1, true, []],
    ['nothing found', 'yellow submarine', 0, false, []],
    ['one word not found', 'yellow', 0, false, []],
    ['an exclusion besides', 'yellow toyota -camry', 1, false, ['yellow']],
  ])('%s', async (_, q, hits, isPartial, dropped) => {
    const answer = await searchWithPartialMatches(
      engine,
      { queries: [{ indexUid: 'x', q, matchingStrategy: 'all' }] },
      fewerWords,
    )
    expect([answer.response.results[0]?.hits.length, answer.isPartial, answer.dropped]).toEqual([
      hits,
      isPartial,
      dropped,
    ])
  })

  it.each([
    ['can be had', fewerWords, 2, ['yellow']],
    ['cannot be had', () => Promise.reject(new TypeError('failed')), 0, []],
  ] as const)('what leaves words out is fetched as the caller says: it %s', async (_, load, hits, dropped) => {
    const queries = [{ indexUid: 'x', q: 'toyota yellow', matchingStrategy: 'all' as const }]
    const answer = await searchWithPartialMatches(engine, { queries }, load)
    expect([answer.response.results[0]?.hits.length, answer.dropped]).toEqual([hits, dropped])
  })

  const yard = [
    'Honda HR-V Veloce',
    'Holden Commodore',
    'BMW 3 Series',
    'LandCruiser',
    'Mazda Mazda3',
    'HiLux SR5',
    'HiLux Rogue',
    'Mini One',
  ]
  const named = createSampleEngine(
    yard.map((name, id) => ({ id, name, make_model: name.split(' ').slice(0, 2).join(' ') })),
    { filterable: ['make_model', 'id'], searchable: ['name'] },
  )
  const query = { indexUid: 'x', matchingStrategy: 'all' as const }

  test.each([
    ['a number behind a name that no car has', 'byd atto 3', '', []],
    ['nor what a number was said of', '4 cylinder', '', []],
    ['nor one of what no car says', 'one owner', '', []],
    ['that beside a name', 'mini one owner', 'Mini One', ['owner']],
    ['a number behind a name that cars have', 'mazda 3 foo', 'Mazda Mazda3', ['foo']],
    ['a letter behind a word that no car has', 'type r', '', []],
    ['a series without its number', '79 series', '', []],
    ['a series behind another name', '200 series landcruiser', 'LandCruiser', ['200', 'series']],
    ['the name of a model, whatever stands before it', 'veloce commodore', 'Holden Commodore', []],
    ['both of two models', 'commodore landcruiser', 'Holden Commodore,LandCruiser', []],
    ['both of two models, one with a number apart', 'commodore mazda 3', 'Holden Commodore,Mazda Mazda3', []],
    ['both of two models, one in two words', 'hi lux commodore', 'Holden Commodore,HiLux SR5,HiLux Rogue', []],
    ['both of two models that a slash parts', 'commodore/landcruiser', 'Holden Commodore,LandCruiser', []],
    ['both of two models that a comma parts', 'commodore,landcruiser', 'Holden Commodore,LandCruiser', []],
    ['a model that is typed as more of it', 'mazda3s', 'Mazda Mazda3', []],
    ['the same by an apostrophe, besides others', "mazda mazda3's", 'Mazda Mazda3', []],
    ['both of two makes, and of a make with its model', 'mazda, honda hr-v', 'Honda HR-V Veloce,Mazda Mazda3', []],
  ])('keep %s: %s', async (_, q, names, dropped) => {
    const answer = await searchWithPartialMatches(named, { queries: [{ ...query, q }] }, fewerWords)
    const hits = answer.response.results[0]?.hits ?? []
    expect([hits.map(({ name }) => name).join(), answer.dropped]).toEqual([names, dropped])
  })

  it('are kept where cars hold them that are not what else was chosen', async () => {
    const chosen = { ...query, filter: readFilters(['id > 0', 'id = 6']) }
    const answer = await searchWithPartialMatches(
      named,
      { queries: [{ ...chosen, q: 'hilux sr5' }] },
      fewerWords,
      undefined,
      readFilters('id > 0'),
    )
    expect([answer.response.results[0]?.hits, answer.isPartial]).toEqual([[], false])
  })

  it('show all of two makes that were chosen among, though a yard is called by one of them', async () => {
    const yards = createSampleEngine(
      [
        { id: 1, name: 'Toyota Prado', make_model: 'Toyota Prado', yard: 'Town Mazda', body: 'SUV' },
        { id: 2, name: 'Toyota Yaris', make_model: 'Toyota Yaris', body: 'Hatch' },
        { id: 3, name: 'Mazda Demio', make_model: 'Mazda Demio', body: 'Hatch' },
      ],
      { filterable: ['id', 'make_model', 'body'], searchable: ['name', 'yard'] },
    )
    const filter = readFilters(['id > 0', 'body = Hatch'])
    const queries = [{ ...query, q: 'toyota mazda', filter }]
    const answer = await searchWithPartialMatches(yards, { queries }, fewerWords, undefined, readFilters('id > 0'))
    expect(answer.response.results[0]?.hits.map(({ id }) => id)).toEqual([2, 3])
  })

  it('leave what else was chosen, and what no list holds is not found', async () => {
    const narrowed = { indexUid: 'x', filter: readFilters(['id > 0', 'id = 2']), matchingStrategy: 'all' as const }
    const ids = createSampleEngine(
      [
        { id: 1, name: 'Toyota HiLux' },
        { id: 2, name: 'Toyota Camry' },
      ],
      { filterable: ['id', 'make_model'] },
    )
    const found = async (q: string) => {
      const answer = await searchWithPartialMatches(
        ids,
        { queries: [{ ...narrowed, q }] },
        fewerWords,
        undefined,
        readFilters('id > 0'),
      )
      return [answer.response.results[0]?.hits.map(({ id }) => id), answer.dropped]
    }
    expect(await found('yellow')).toEqual([[2], ['yellow']])
    expect(await found('hilux')).toEqual([[], []])
  })
})

describe('the result cache', () => {
  it('drops the oldest at its cap (S4.43, S9.42)', () => {
    const cache = new Cache<number>(3)
    for (const [at, key] of ['a', 'b', 'c', 'd'].entries()) cache.set(key, at)
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, 1, 2, 3])
  })

  it('asks again for what it dropped at its cap, and not for what it kept (S4.43)', async () => {
    const engine = createSampleEngine([{ id: 1, make: 'Kia', status: 'in_stock' }], { filterable: facetAttributes })
    const transport = vi.fn(engine)
    const cached = cachedTransport(transport, 3)
    const requests = async (query: string) => {
      await cached(requestFor(state(`?query=${query}`), { ...policy, base: [] }))
      return transport.mock.calls.length
    }
    const counts: number[] = []
    for (const query of ['alpha', 'beta', 'gamma', 'delta', 'gamma', 'alpha']) counts.push(await requests(query))
    expect(counts).toEqual([1, 2, 3, 4, 4, 5])
  })

  it('asks once for the same search, whatever the order of choices (S4.42)', async () => {
    const transport = vi.fn(
      createSampleEngine([{ id: 1, make: 'Kia', fuel: 'Petrol', status: 'in_stock' }], { filterable: facetAttributes }),
    )
    const cached = cachedTransport(transport, 50)
    const bare: RequestPolicy = { ...policy, base: [] }
    await cached(requestFor(state('?query=Kia &refinementList[make][0]=Kia&refinementList[make][1]=Ford'), bare))
    await cached(requestFor(state('?query=kia&refinementList[make][0]=Ford&refinementList[make][1]=Kia'), bare))
    expect(transport).toHaveBeenCalledTimes(1)
    await cached(requestFor(state('?query=kia&refinementList[make][0]=Ford&refinementList[make][1]=Kia&page=2'), bare))
    expect(transport).toHaveBeenCalledTimes(2)
    await cached(requestFor(state('?query=kia&sortBy=price:asc'), bare))
    await cached(requestFor(state('?query=kia&sortBy=price:desc'), bare))
    expect(transport).toHaveBeenCalledTimes(4)
  })

  it('asks again for what was given up, at once', async () => {
    const waiting: PromiseWithResolvers<{ results: [] }>[] = []
    const transport = vi.fn(async () => {
      waiting.push(Promise.withResolvers())
      return waiting.at(-1)?.promise ?? { results: [] }
    })
    const cached = cachedTransport(transport, 50)
    const giving = new AbortController()
    cached({ queries: [] }, { signal: giving.signal }).catch(() => undefined)
    giving.abort()
    const again = cached({ queries: [] })
    expect(transport).toHaveBeenCalledTimes(2)
    for (const { resolve } of waiting) resolve({ results: [] })
    await again
    cached({ queries: [] })
    expect(transport).toHaveBeenCalledTimes(2)
  })

  it('asks again after a failure', async () => {
    const transport = vi.fn(async () => Promise.reject(new Error('down')))
    const cached = cachedTransport(transport, 50)
    await expect(cached({ queries: [] })).rejects.toThrow('down')
    await expect(cached({ queries: [] })).rejects.toThrow('down')
    expect(transport).toHaveBeenCalledTimes(2)
  })

  it('knows states that show the same (S4.42)', () => {
    expect(stateKey(state('?query= HiLux&refinementList[make][0]=Kia&refinementList[fuel][0]=Petrol'))).toBe(
      stateKey(state('?refinementList[fuel][0]=Petrol&refinementList[make][0]=Kia&query=hilux')),
    )
    expect(stateKey(state('?page=2'))).not.toBe(stateKey(emptyState))
  })
})
