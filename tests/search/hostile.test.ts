import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { CarGrid } from '#components/car/CarGrid.tsx'
import { badgePolicy } from '#domain/car/badge.ts'
import { onShowPolicy } from '#domain/car/on-show.ts'
import { summarise } from '#domain/car/summary.ts'
import { sampleTyped } from '#islands/autocomplete/sample-facts.ts'
import { suggestionsOf } from '#islands/autocomplete/suggestions.ts'
import { Chips } from '#islands/search/Chips.tsx'
import { FacetValues } from '#islands/search/FacetValues.tsx'
import { buildIndex } from '#search/build-index.ts'
import { cardAttributes, cardFactsOf } from '#search/document.ts'
import { createEngine } from '#search/engine/engine.ts'
import { rewriteLegacySearch } from '#search/legacy-url.ts'
import { readAnswer } from '#search/meilisearch/answer.ts'
import { SearchHostError } from '#search/meilisearch/host-error.ts'
import { requestFor } from '#search/queries.ts'
import { sampleCar, sampleWords } from '#search/sample-car.ts'
import { sampleResults } from '#search/sample-results.ts'
import { countedFacets } from '#search/shown-facets.ts'
import { emptyState } from '#search/state.ts'
import { searchWithPartialMatches } from '#search/transport/partial-matches.ts'
import { readSearch, writeSearch } from '#search/url.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { hostileText, hostileValue, injectedInto } from './hostile.ts'

/** Many runs on a busy machine. */
const timeLimit = { timeout: 120_000 }

const site = sampleSite()
const card = {
  locale: site.locale,
  pricing: site.cars.price,
  badge: badgePolicy(site.cars),
  pictures: site.cars.images,
  rate_basis: 'Comparison rate is based on a 5 year secured loan of $30,000.',
  has_room: true,
}
const policy = { index: 'cars', base: [], priceAscPositive: true, pageSize: 24, facets: countedFacets }
const fewerWords = () => import('#search/fewer-words.ts')
const now = new Date('2026-03-10T00:00:00Z')

const cards = new Set('ul li article div p span h2 h3 a img svg use path circle button save-car'.split(' '))
const filters = new Set('div input ul li label span p button svg use'.split(' '))

const hostileHit = fc.dictionary(fc.constantFrom(...cardAttributes, '_formatted', '__proto__'), hostileValue)

describe('a checker of HTML', () => {
  test.each([
    ['an element', '<p><script>x</script></p>', ['<script>']],
    ['a handler', '<p onclick="x">', ['p onclick']],
    ['an address that runs code', '<a href=" java\nscript:x">', ['a  java\nscript:x']],
    ['nothing', '<p><a href="/cars/x">&lt;script&gt;</a></p>', []],
  ])('finds %s', (_, html, found) => {
    expect(injectedInto(html, new Set(['p', 'a']))).toEqual(found)
  })
})

describe('hostile input', () => {
  it('in 10,000 addresses is read, asked, answered and written', timeLimit, async () => {
    const { search, cards: cardFile } = buildIndex(
      [sampleCar(), sampleCar({ id: '2', make: '<img src=x onerror=alert(1)>', model: '"', price: null })],
      sampleWords,
    )
    const engine = createEngine(search, cardFile)
    const name = fc.oneof(
      fc.constantFrom('query', 'page', 'sortBy', 'refinementList[make][0]', 'refinementList[badge][]', 'range[price]'),
      fc.constantFrom('range[km]', 'menu[make]', 'menu[price]', 'refinementList[__proto__][0]', 'range[constructor]'),
      hostileText,
    )
    const parameters = fc.array(fc.tuple(name, hostileText), { maxLength: 6 })
    const address = fc.oneof(
      parameters.map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
      parameters.map((pairs) =>
        new URLSearchParams(pairs.map(([key, value]) => [key.toWellFormed(), value])).toString(),
      ),
    )
    await fc.assert(
      fc.asyncProperty(address, async (asked) => {
        const state = readSearch(rewriteLegacySearch(asked))
        const { response } = await searchWithPartialMatches(engine, requestFor(state, policy), fewerWords)
        expect(sampleResults(response, 'facet_sum').total).toBeLessThanOrEqual(2)
        expect(writeSearch(readSearch(writeSearch(state)))).toBe(writeSearch(state))
        const chips = createElement(Chips, {
          state,
          meanings: [],
          locale: site.locale,
          onRemove: () => undefined,
          onClear: () => undefined,
        })
        expect(injectedInto(renderToStaticMarkup(chips), filters)).toEqual([])
      }),
      { seed: 1, numRuns: 10_000 },
    )
  })

  it('in 10,000 hits becomes cards and nothing else', timeLimit, () => {
    fc.assert(
      fc.property(fc.array(hostileHit, { minLength: 20, maxLength: 20 }), (hits) => {
        const cars = hits.map((hit, at) => ({ ...summarise(cardFactsOf(hit), card, now), id: String(at) }))
        const html = renderToStaticMarkup(createElement(CarGrid, { cars, labels: site.labels }))
        expect(injectedInto(html, cards)).toEqual([])
        expect(html.match(/<article/g)).toHaveLength(20)
      }),
      { seed: 2, numRuns: 500 },
    )
  })

  it('in 10,000 hits becomes suggestions that stay on this site', timeLimit, () => {
    const { locale, cars, search, stock } = site
    const pictures = cars.images
    const facts = {
      stock: onShowPolicy(stock),
      locale,
      pictures,
      path: search.default_search_path,
      contact: { href: site.routes.contact, text: site.labels.contact_us },
      index: 'cars',
      host: null,
      list: { filter: [], totalSource: 'facet_sum', noun: { one: 'car', many: 'cars' }, heading: 'Cars' },
    } as const
    const result = fc.record({
      hits: fc.array(hostileHit, { minLength: 20, maxLength: 20 }),
      counts: fc.dictionary(hostileText, fc.nat()),
    })
    fc.assert(
      fc.property(result, hostileText, ({ hits, counts }, query) => {
        const answer = {
          indexUid: 'x',
          query,
          hits,
          processingTimeMs: 0,
          facetDistribution: { make: counts, make_model: counts },
        }
        const found = { response: { results: [answer] }, isPartial: false, dropped: [] }
        for (const { href, parts } of suggestionsOf(sampleTyped(query), found, facts, answer).options) {
          expect(new URL(href, 'https://own.example').origin).toBe('https://own.example')
          expect(parts.every((part) => typeof part === 'string')).toBe(true)
        }
      }),
      { seed: 3, numRuns: 500 },
    )
  })

  it('in 10,000 answers of a search host is read or refused', timeLimit, () => {
    const result = fc.record(
      {
        hits: fc.oneof(fc.array(fc.oneof(hostileHit, hostileValue), { maxLength: 3 }), hostileValue),
        estimatedTotalHits: hostileValue,
        facetDistribution: fc.oneof(
          fc.dictionary(hostileText, fc.oneof(fc.dictionary(hostileText, hostileValue), hostileValue)),
          hostileValue,
        ),
        facetStats: fc.oneof(fc.dictionary(hostileText, hostileValue), hostileValue),
      },
      { requiredKeys: [] },
    )
    const body = fc.oneof(fc.record({ results: fc.tuple(fc.oneof(result, hostileValue)) }), hostileValue)
    const request = requestFor(emptyState, policy)
    fc.assert(
      fc.property(body, fc.constantFrom(200, 200, 200, 400, 500), (sent, status) => {
        try {
          const { counts, total } = sampleResults(readAnswer({ status, body: sent }, request), 'facet_sum')
          expect(total).toBeGreaterThanOrEqual(0)
          const values = Object.entries(Object.values(counts)[0] ?? {})
          const list = createElement(FacetValues, {
            attribute: 'make',
            listed: values.map(([value, count]) => ({ value, count, isRefined: count % 2 === 0 })),
            onToggle: () => undefined,
            locale: site.locale,
          })
          expect(injectedInto(renderToStaticMarkup(list), filters)).toEqual([])
        } catch (problem) {
          expect(problem).toBeInstanceOf(SearchHostError)
        }
      }),
      { seed: 4, numRuns: 10_000 },
    )
  })

  it('in index files is refused with an error, or answered', timeLimit, async () => {
    const { search, cards: cardFile } = buildIndex([sampleCar(), sampleCar({ id: '2', price: null })], sampleWords)
    const damage = fc.tuple(fc.nat(), fc.constantFrom('""', 'null', '[]', '{}', '7', '-1', '"xx"', 'true'), fc.nat(3))
    await fc.assert(
      fc.asyncProperty(damage, fc.boolean(), async ([at, instead, kind], isCards) => {
        const file = isCards ? cardFile : search
        const cut = kind === 0 ? file.slice(0, at % file.length) : damaged(file, at, instead)
        const outcome = await Promise.resolve()
          .then(() => createEngine(isCards ? search : cut, isCards ? cut : cardFile))
          .then((engine) => engine(requestFor({ ...emptyState, query: 'hilux', sort: 'price:asc' }, policy)))
          .catch((problem: unknown) => problem)
        expect(
          outcome instanceof Error || (typeof outcome === 'object' && outcome !== null && 'results' in outcome),
        ).toBe(true)
      }),
      { seed: 5, numRuns: 3000 },
    )
  })
})

/** The file with one of its values replaced by something else. */
function damaged(file: string, at: number, instead: string): string {
  const values = [...file.matchAll(/(?<=[:[,])(?:"(?:[^"\\]|\\.)*"(?!:)|-?\d+|true|false|null)/g)]
  const value = values[at % values.length]
  return value ? file.slice(0, value.index) + instead + file.slice(value.index + value[0].length) : file
}
