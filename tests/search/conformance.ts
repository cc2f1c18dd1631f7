import { expect, it, test } from 'vitest'
import type { OnShowPolicy } from '#domain/car/on-show.ts'
import { sampleOnShow } from '#domain/car/sample-on-show.ts'
import { type Filters, is, isOneOf, stockFilter } from '#search/filter.ts'
import { missingModels } from '#search/missing-models.ts'
import { requestFor } from '#search/queries.ts'
import { sampleResults } from '#search/sample-results.ts'
import { searchWithPartialMatches } from '#search/transport/partial-matches.ts'
import type { SearchQuery, SearchTransport } from '#search/transport/transport.ts'
import { readSearch } from '#search/url.ts'
import { conformanceMoment } from './conformance-cars.ts'

/** An engine to test, with the name of its index of `conformanceCars`. */
export interface Candidate {
  readonly ask: SearchTransport
  readonly index: string
}

const onShow = 'hilux hilux-red cruiser cx5 mazda3 golf xtrail outlander citroen odd new demo rental weekly sold'
const words = (text: string) => text.split(' ').filter(Boolean)
const less = (...left: readonly string[]) =>
  words(onShow)
    .filter((id) => !left.includes(id))
    .join(' ')

interface Asked {
  readonly stock?: Partial<OnShowPolicy>
  readonly list?: Filters
  readonly pageSize?: number
  readonly priceAscPositive?: boolean
}

const fewerWords = () => import('#search/fewer-words.ts')

/** The result of a list for a query string. */
async function shows({ ask, index }: Candidate, search: string, asked: Asked = {}) {
  const { stock, list = [], pageSize = 100, priceAscPositive = false } = asked
  const base = [...stockFilter({ ...sampleOnShow, ...stock }, conformanceMoment), ...list]
  const policy = { index, base, pageSize, priceAscPositive }
  const { response, ...held } = await searchWithPartialMatches(ask, requestFor(readSearch(search), policy), fewerWords)
  const { hits, ...rest } = sampleResults(response, 'facet_sum')
  return { ...rest, ...held, hits, ids: hits.map(({ id }) => id).join(' ') }
}

async function answer({ ask, index }: Candidate, query: Partial<SearchQuery>) {
  const { results } = await ask({ queries: [{ indexUid: index, ...query }] })
  return results[0]
}

const sorted = (ids: string) => words(ids).sort().join(' ')

/** Tests that every search engine must pass. */
export function conformsToContract(candidate: () => Candidate): void {
  const asks = (search: string, asked?: Asked) => shows(candidate(), search, asked)

  it('shows the cars on show, in the order of the list (S1.8)', async () => {
    expect((await asks('')).ids).toBe(onShow)
  })

  test.each<[string, string, string]>([
    ['one value', '?refinementList[make][0]=Mazda', 'cx5 mazda3'],
    ['one of two values', '?refinementList[make][0]=Mazda&refinementList[make][1]=Kia', 'cx5 mazda3 new demo'],
    ['two attributes', '?refinementList[make][0]=Toyota&refinementList[fuel][0]=Diesel', 'hilux hilux-red'],
    ['whatever the case', '?refinementList[make][0]=MAZDA', 'cx5 mazda3'],
    ['whatever the accents', '?refinementList[make][0]=citroen', 'citroen'],
    ['a value of a list', '?refinementList[filtered_features][0]=Tow Bar', 'cruiser xtrail'],
    ['an apostrophe', `?refinementList[filtered_features][0]=Driver's Pack`, 'cx5'],
    ['signs of the grammar', '?refinementList[badge][0]=A/B %26 <c>', 'odd'],
    ['a backslash', String.raw`?refinementList[filtered_features][0]=Front\Rear camera`, 'demo'],
    ['a value with a hyphen', '?refinementList[model][0]=X-TRAIL', 'xtrail'],
    ['a number', '?refinementList[seats][0]=7', 'outlander demo'],
    ['a value nobody has', '?refinementList[make][0]=Nobody', ''],
    ['words of the grammar', '?refinementList[make][0]=NOT IN [x] OR', ''],
    ['a make and model', '?refinementList[make_model][0]=Mazda CX-5', 'cx5'],
  ])('filters by %s (S5.49)', async (_reason, search, ids) => {
    expect((await asks(search)).ids).toBe(ids)
  })

  test.each<[string, string, string]>([
    ['one value', '?refinementList[body][0]=!SUV', 'hilux hilux-red mazda3 golf citroen'],
    [
      'one of two values',
      '?refinementList[make][0]=!Toyota&refinementList[make][1]=!Mazda',
      'golf xtrail outlander citroen odd new demo',
    ],
    [
      'whatever the case',
      '?refinementList[make][0]=!TOYOTA&refinementList[make][1]=!mazda',
      'golf xtrail outlander citroen odd new demo',
    ],
    ['what a car does not say', '?refinementList[colour][0]=!White', 'hilux-red golf citroen'],
    ['a number', '?refinementList[seats][0]=!5', 'outlander demo'],
    [
      'beside what is wanted',
      '?refinementList[make][0]=Toyota&refinementList[body][0]=!Ute',
      'cruiser rental weekly sold',
    ],
    ['a value nobody has', '?refinementList[make][0]=!Nobody', onShow],
    ['a kind of vehicle', '?refinementList[item_type][0]=!cars', ''],
    ['a kind that none is of', '?refinementList[item_type][0]=!motorcycles', onShow],
  ])('leaves out %s', async (_reason, search, ids) => {
    expect((await asks(search)).ids).toBe(ids)
  })

  it('finds by a value without its double quotes what it counts by it (S5.50)', async () => {
    const written = await asks('?refinementList[make][0]=O"Neil')
    const counted = await asks('?refinementList[make][0]=ONeil')
    expect([written.ids, counted.ids, counted.counts.make?.ONeil]).toEqual(['odd', 'odd', 1])
    expect((await asks('?query=neil')).ids).toBe('odd')
  })

  test.each<[string, string, string]>([
    ['at least', '?range[price]=50000:', 'cruiser new demo'],
    ['at most; no price is not cheap', '?range[price]=:18000', 'citroen odd'],
    ['both, ends inside', '?range[price]=20000:22000', 'hilux-red mazda3 rental sold'],
    ['nothing between', '?range[price]=1:2', ''],
    ['kilometres', '?range[km]=20000:', 'hilux mazda3'],
    ['years; no year is none', '?range[year]=:2018', 'hilux-red mazda3'],
    ['two at once', '?range[price]=:21000&range[year]=2016:', 'mazda3 citroen odd sold'],
  ])('bounds %s (S5.51, S5.52)', async (_reason, search, ids) => {
    expect((await asks(search)).ids).toBe(ids)
  })

  test.each<[string, Asked, string]>([
    ['used cars alone', { stock: { car_types: ['used'] } }, less('new', 'demo')],
    ['no demo cars', { stock: { exclude_car_types: ['demo'] } }, less('demo')],
    ['makes left out', { stock: { exclude_makes: ['Kia', 'O"Neil'] } }, less('new', 'demo', 'odd')],
    ['demo cars driven far enough', { stock: { demo_min_km: 3000 } }, less('demo')],
    ['demo cars driven just far enough', { stock: { demo_min_km: 2999 } }, onShow],
    ['sold cars gone at once', { stock: { include_sold_cars_days: 0 } }, less('sold')],
    ['sold cars for longer', { stock: { include_sold_cars_days: 14 } }, `${onShow} sold-long-ago`],
    ['rental cars', { list: [is('categories', 'rental')] }, 'rental'],
    [
      'cars by the week',
      { list: [{ kind: 'compare', attribute: 'subscription_price', operator: '>', value: '0' }] },
      'weekly',
    ],
    ['new cars', { list: [isOneOf('car_type', ['new'])] }, 'new'],
    ['no types at all', { stock: { car_types: [] } }, ''],
  ])('holds a list to its rules: %s (S2.9, S4.36)', async (_reason, asked, ids) => {
    expect((await asks('', asked)).ids).toBe(ids)
  })

  test.each<[string, string, string]>([
    [
      'price up, cars without one and placeholders last',
      'price:asc',
      'odd citroen hilux-red mazda3 sold rental weekly xtrail outlander hilux demo cruiser new cx5 golf',
    ],
    [
      'price down, likewise',
      'price:desc',
      'new cruiser demo hilux outlander xtrail weekly rental sold hilux-red mazda3 citroen odd cx5 golf',
    ],
    ['kilometres up', 'km:asc', 'new demo'],
    ['years down', 'year:desc', 'new hilux'],
    ['newest first', 'created_at_timestamp:desc', 'rental weekly hilux'],
    ['the dealer’s own rank', 'custom_rank:desc', 'new odd hilux'],
  ])('sorts by %s (S3.57)', async (_reason, sort, ids) => {
    expect((await asks(`?sortBy=${sort}`)).ids.startsWith(ids)).toBe(true)
  })

  it('sorts by distance, nearest first, and what stands nowhere last', async () => {
    const near = () => ({ lat: -37.8, long: 145 })
    const { ask, index } = candidate()
    const base = stockFilter(sampleOnShow, conformanceMoment)
    const state = readSearch('?sortBy=distance:asc')
    const { results } = await ask(requestFor(state, { index, base, priceAscPositive: false, near }))
    const hits = results[0]?.hits ?? []
    expect(hits.map(({ id }) => id).slice(0, 3)).toEqual(['hilux-red', 'hilux', 'cruiser'])
    const kilometres = hits.map(({ _geoDistance: metres }) => Math.round(Number(metres ?? Number.NaN) / 5000) * 5)
    expect(kilometres.slice(0, 3)).toEqual([5, 710, Number.NaN])
  })

  it('leaves out cars without a price from the cheapest, where the dealer wants it (S5.53)', async () => {
    const cheapest = 'odd citroen hilux-red mazda3 sold rental weekly xtrail outlander hilux demo cruiser new'
    expect((await asks('?sortBy=price:asc', { priceAscPositive: true })).ids).toBe(cheapest)
    expect((await asks('?sortBy=price:asc')).ids).toBe(`${cheapest} cx5 golf`)
  })

  it('turns pages, the last one short and the next one empty (S2.16, S9.37)', async () => {
    const pages = await Promise.all(['', '?page=2', '?page=3', '?page=4'].map((page) => asks(page, { pageSize: 6 })))
    expect(pages.map(({ ids }) => words(ids).length)).toEqual([6, 6, 3, 0])
    expect(
      pages
        .map(({ ids }) => ids)
        .join(' ')
        .trim(),
    ).toBe(onShow)
    expect(pages.map(({ total }) => total)).toEqual([15, 15, 15, 15])
  })

  it('counts facets among what is left, and an active facet as if it were not (S7.18)', async () => {
    const { counts, bounds, total } = await asks('?refinementList[make][0]=Mazda&range[price]=10000:30000')
    expect(total).toBe(1)
    expect(counts.make).toEqual({ Citroën: 1, Mazda: 1, Mitsubishi: 1, Nissan: 1, ONeil: 1, Toyota: 4 })
    expect(counts.body).toEqual({ Hatchback: 1 })
    expect(counts.colour).toEqual({ White: 1 })
    expect(bounds.price).toEqual({ min: 20_000, max: 20_000 })
    expect(bounds.year).toEqual({ min: 2018, max: 2018 })
  })

  it('counts lists by their values and leaves out what is not stated', async () => {
    const { counts, bounds } = await asks('')
    expect(counts.filtered_features).toEqual({
      "Driver's Pack": 1,
      'Front\\Rear camera': 1,
      Sunroof: 1,
      'Tow Bar': 2,
    })
    expect(counts.colour).toEqual({ Blue: 1, Red: 1, White: 12 })
    expect(counts.status).toEqual({ in_stock: 14, sold: 1 })
    expect(counts.tag ?? {}).toEqual({})
    expect(bounds.price).toEqual({ min: 15_000, max: 70_000 })
  })

  test.each<[string, string, string]>([
    ['one word', 'golf', 'golf'],
    ['whatever the case and accents', 'CITROEN', 'citroen'],
    ['accents typed where none are', 'gölf', 'golf'],
    ['a beginning as the last word', 'outl', 'outlander'],
    ['all words, in any order', 'hilux toyota', 'hilux hilux-red'],
    ['across attributes', 'red hilux', 'hilux-red'],
    ['one typo from five letters', 'hilix', 'hilux hilux-red'],
    ['a swap as one typo', 'oultander', 'outlander'],
    ['two typos from nine letters', 'volkswogan', 'golf'],
    ['numbers only when right', '2012', ''],
    ['typos in a beginning', 'mitsubihi', 'outlander'],
    ['two words typed for one', 'land cruiser', 'cruiser'],
    ['one word typed for two', 'xtrail', 'xtrail'],
    ['punctuation as a gap', 'x-trail', 'xtrail'],
    ['a name run together', 'cx5', 'cx5'],
    ['a name parted', 'mazda 3', 'mazda3'],
    ['a word the dealer knows', 'vw golf', 'golf'],
    ['past stop words', 'golf with the gti', 'golf'],
    ['a phrase', '"hilux sr5"', 'hilux'],
    ['without a word', 'hilux -red', 'hilux'],
    ['nothing typed', '   ', onShow],
  ])('finds %s (S2.15)', async (_reason, query, ids) => {
    const found = await asks(`?query=${encodeURIComponent(query)}`)
    expect(sorted(found.ids)).toBe(sorted(ids))
    expect(found.isPartial).toBe(false)
  })

  test.each([
    ['leaves out a word that no car holds, and names it', 'volkswagen zebra', 'golf', false, ['zebra']],
    ['falls back to cars with the first words where none holds all, and says so', 'golf red', 'golf', true, []],
    ['shows either of two models, and says so', 'golf hilux', 'hilux hilux-red golf', true, []],
  ])('%s', async (_what, query, ids, isPartial, dropped) => {
    const found = await asks(`?query=${query}`)
    expect([found.ids, found.isPartial, found.dropped]).toEqual([ids, isPartial, dropped])
  })

  test.each([
    ['names a model that no car found is, where others of its numbers are', 'cx 3', 'cx5', ['cx 3']],
    ['not one that is there', 'cx 5', 'cx5', []],
    ['nor one that may still be typed', 'mazda 3', 'mazda3', []],
  ])('%s', async (_what, query, ids, missing) => {
    const found = await asks(`?query=${query}`)
    expect([found.ids, missingModels({ query, ...found })]).toEqual([ids, missing])
  })

  it('puts words before the chosen order and filters within them', async () => {
    expect((await asks('?query=hilux&sortBy=price:asc')).ids).toBe('hilux-red hilux')
    expect((await asks('?query=hilux&sortBy=price:desc')).ids).toBe('hilux hilux-red')
    expect((await asks('?query=hilux&range[price]=30000:')).ids).toBe('hilux')
  })

  it('marks what was typed, and nothing else in a name (S7.17)', async () => {
    const name = async (q: string) => {
      const found = await asks(`?query=${q}`)
      return (found.hits[0]?._formatted as { readonly name?: unknown } | undefined)?.name
    }
    expect(await name('golf')).toBe('2020 Volkswagen \ue000Golf\ue001 GTI')
    expect(await name('outl')).toBe('2020 Mitsubishi \ue000Outl\ue001ander Exceed')
    expect(await name('neil')).toBe('2020 O"\ue000Neil\ue001 Driver\'s A/B & <c>')
  })

  it('answers with limit and offset (S7.19)', async () => {
    const given = await answer(candidate(), { limit: 2, offset: 4, q: '' })
    expect(given).toMatchObject({ limit: 2, offset: 4, estimatedTotalHits: 18, query: '' })
    expect(given?.hits.map(({ id }) => id)).toEqual(['mazda3', 'golf'])
    expect(given?.processingTimeMs).toBeGreaterThanOrEqual(0)
  })

  it('answers with pages', async () => {
    const given = await answer(candidate(), { page: 2, hitsPerPage: 4 })
    expect(given).toMatchObject({ page: 2, hitsPerPage: 4, totalHits: 18, totalPages: 5 })
    expect(given?.hits.map(({ id }) => id)).toEqual(['mazda3', 'golf', 'xtrail', 'outlander'])
    expect(await answer(candidate(), { page: 1, hitsPerPage: 0 })).toMatchObject({ totalHits: 18, totalPages: 0 })
  })

  it('gives the attributes that were asked for, and no others', async () => {
    const given = await answer(candidate(), { limit: 1, attributesToRetrieve: ['id', 'price'] })
    expect(given?.hits).toEqual([{ id: 'hilux', price: 45_000 }])
    const [whole] = (await answer(candidate(), { limit: 1 }))?.hits ?? []
    expect(whole).toMatchObject({ id: 'hilux', status: 'in_stock' })
    expect(Object.keys(whole ?? {}).filter((name) => ['list_order', 'key', 'certified'].includes(name))).toEqual([])
  })

  test.each<[string, Partial<SearchQuery>]>([
    ['a filter by what is no filter', { filter: [is('vin', 'x')] }],
    ['a sort by what is no order', { sort: ['vin:asc'] }],
    ['a facet that is none', { facets: ['vin'] }],
  ])('refuses %s', async (_reason, query) => {
    await expect(answer(candidate(), query)).rejects.toThrow()
  })
}
