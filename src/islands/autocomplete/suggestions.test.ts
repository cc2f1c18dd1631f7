import { describe, expect, it, test } from 'vitest'
import { buildIndex } from '#search/build-index.ts'
import { createEngine } from '#search/engine/engine.ts'
import { readFilters } from '#search/meilisearch/read-filter.ts'
import { sampleCar, sampleWords } from '#search/sample-car.ts'
import { emptyState } from '#search/state.ts'
import { topMakeSuggestions } from './places.ts'
import { sampleFacts, sampleTyped } from './sample-facts.ts'
import { suggestedPrice, suggestionRequest, suggestionsOf } from './suggestions.ts'

const facts = sampleFacts
const now = new Date('2026-03-10T00:00:00Z')
const { search, cards } = buildIndex(
  [
    sampleCar({ id: '1', slug: 'hilux-1', name: '2021 Toyota HiLux SR5', price: 250 }),
    sampleCar({ id: '2', slug: 'hilux-2', name: '2022 Toyota HiLux SR', price: 41990, custom_rank: 9 }),
    sampleCar({
      id: '3',
      slug: 'corolla',
      name: '2022 Toyota Corolla',
      model: 'Corolla',
      price: null,
      primary_image_url: null,
      dealership_name: 'Hillside Cars',
    }),
    sampleCar({ id: '4', slug: 'new', name: '2026 Toyota HiLux', car_type: 'new' }),
  ],
  sampleWords,
)
const engine = createEngine(search, cards)

/** The suggested options for a query with this interpretation. */
async function suggest(query: string, asked = { ...emptyState, query }, ask = engine) {
  const response = await ask(suggestionRequest(asked, facts, now))
  const answer = { response, isPartial: false, dropped: [] }
  return suggestionsOf(sampleTyped(query, asked), answer, facts).options
}

describe('suggestions', () => {
  it("ask with the words, the stock filter and the dealer's order, for a page of 21 (S7.20, S9.36)", () => {
    expect(suggestionRequest({ ...emptyState, query: 'cor' }, facts, now).queries[0]).toMatchObject({
      q: 'cor',
      limit: 21,
      sort: ['custom_rank:desc'],
      filter: readFilters(['status IN [in_stock, coming_soon]', 'show_on_dealer_website = true', 'car_type IN [used]']),
    })
  })

  it('are makes and models, then cars whose own name is meant (S2.24, S2.27, S7.21)', async () => {
    expect((await suggest('toyota hil')).map(({ kind, href, detail }) => [kind, href, detail])).toEqual([
      ['model', '/search/toyota/hilux', '2 listed'],
      ['car', '/cars/hilux-2', '$41,990'],
      ['car', '/cars/hilux-1', ''],
      ['car', '/cars/corolla', ''],
      ['all', '/search/used-cars?query=toyota%20hil', ''],
    ])
  })

  it('are eight at most, of many models more than of cars', async () => {
    const models = ['CX-3', 'CX-30', 'CX-5', 'CX-60', 'CX-80', 'CX-9']
    const many = models.flatMap((model, at) =>
      Array.from({ length: at + 1 }, (_, number) => ({
        ...{ id: `${at}-${number}`, slug: `${at}-${number}`, make: 'Mazda', model },
        name: `2024 Mazda ${model}`,
        custom_rank: at,
      })),
    )
    const index = buildIndex(many.map(sampleCar), sampleWords)
    const shown = await suggest('cx', undefined, createEngine(index.search, index.cards))
    expect(shown.slice(0, 5).map(({ href }) => href)).toEqual(
      ['cx-9', 'cx-80', 'cx-60', 'cx-5', 'cx-30'].map((model) => `/search/mazda/${model}`),
    )
    expect(shown.slice(5).map(({ kind }) => kind)).toEqual(['car', 'car', 'car', 'all'])
  })

  it('begin with the model that is called what was typed, and count its cars alone', async () => {
    const facts = [
      { model: 'CX-30', name: '2024 Mazda CX-30' },
      { model: 'CX-30', name: '2023 Mazda CX-30' },
      { model: 'CX-3', name: '2022 Mazda CX-3' },
      { model: 'CX-8', name: '2021 Mazda CX-8 3 row', custom_rank: 9 },
    ]
    const index = buildIndex(
      facts.map((car, at) => sampleCar({ id: `${at}`, slug: `${at}`, make: 'Mazda', ...car })),
      sampleWords,
    )
    for (const typed of ['cx 3', 'cx-3', 'cx3']) {
      const shown = await suggest(typed, undefined, createEngine(index.search, index.cards))
      expect(shown.filter(({ kind }) => kind === 'model').map(({ href, detail }) => [href, detail])[0]).toEqual([
        '/search/mazda/cx-3',
        '1 listed',
      ])
      expect(shown.find(({ kind }) => kind === 'car')?.href).toBe('/cars/2')
    }
  })

  it('answer what was meant, without lists that hold more than that', async () => {
    const asked = { ...emptyState, query: 'hilux', ranges: { price: { min: 1000, max: 50_000 } } }
    const shown = await suggest('hilux 1k to 50k', asked)
    expect(shown.map(({ kind, href }) => [kind, href])).toEqual([
      ['car', '/cars/hilux-2'],
      ['all', '/search/used-cars?query=hilux%201k%20to%2050k'],
    ])
  })

  it('mark what was found and show the car', async () => {
    const first = (await suggest('hil')).find(({ kind }) => kind === 'car')
    expect(first).toMatchObject({
      parts: ['2022 Toyota ', 'HiL', 'ux SR'],
      facts: 'Used · 48,000 km',
      picture: { src: '/pictures/ute-white-960.webp' },
    })
  })

  it('say what kind of price it is, where one is shown', async () => {
    const { search, cards } = buildIndex(
      [26990, 250].map((price, at) => sampleCar({ id: `${at}`, slug: `${at}`, price, price_type: 'Drive Away' })),
      sampleWords,
    )
    const shown = await suggest('toyota', undefined, createEngine(search, cards))
    const ofCars = shown.filter(({ kind }) => kind === 'car')
    expect(ofCars.map(({ detail, terms }) => [detail, terms])).toEqual([
      ['$26,990', 'Drive Away'],
      ['', undefined],
    ])
  })

  it('name a make', async () => {
    expect((await suggest('toy'))[0]).toMatchObject({ kind: 'make', href: '/search/toyota', detail: '3 listed' })
  })

  test.each([
    [null, ''],
    [250, ''],
    [251, '$251'],
  ])('show a price of %s as %j (S5.54, S9.51)', (price, text) => {
    expect(suggestedPrice(price, facts)).toBe(text)
  })

  it('are none without an answer', () => {
    const answer = { response: { results: [] }, isPartial: false, dropped: [] }
    expect(suggestionsOf(sampleTyped('x'), answer, facts)).toEqual({ notes: [], options: [], cars: '' })
  })
})

describe('what an empty box offers of the stock', () => {
  const answer = async (cars: Parameters<typeof sampleCar>[0][]) => {
    const index = buildIndex(cars.map(sampleCar), sampleWords)
    const { results } = await createEngine(index.search, index.cards)(suggestionRequest(emptyState, facts, now))
    return topMakeSuggestions(results[0], facts).map(({ href, detail }) => `${href} ${detail}`)
  }

  it('is the makes there are most of', async () => {
    const cars = ['Kia', 'Mazda', 'Mazda'].map((make, at) => ({ id: `${at}`, slug: `car-${at}`, make, model: 'One' }))
    expect(await answer(cars)).toEqual(['/search/mazda 2 listed', '/search/kia 1 listed'])
  })

  it('is models where there is one make', async () => {
    const cars = ['Two', 'One', 'Two'].map((model, at) => ({ id: `${at}`, slug: `car-${at}`, make: 'Kia', model }))
    expect(await answer(cars)).toEqual(['/search/kia/two 2 listed', '/search/kia/one 1 listed'])
  })

  it('separates thousands', () => {
    const [most] = topMakeSuggestions(
      { indexUid: '', query: '', processingTimeMs: 0, hits: [], facetDistribution: { make: { Kia: 2890, Mazda: 2 } } },
      facts,
    )
    expect(most?.detail).toBe('2,890 listed')
  })

  it('is nothing without an answer', () => {
    expect(topMakeSuggestions(undefined, facts)).toEqual([])
  })
})
