import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fromUiState, indexName, stateOfRequest, toUiState } from '#search/instantsearch.ts'
import { readSearch } from '#search/url.ts'
import { connectState } from '../state-connector.ts'
import algoliasearchHelper from './search-helper.ts'
import { requestOf, SearchParameters } from './search-parameters.ts'

const { SearchResults } = algoliasearchHelper

/** Answers when told to, in any order. */
function slowClient() {
  const waiting: ((answer: string | Error) => void)[] = []
  const search = () =>
    new Promise<{ results: object[] }>((resolve, reject) => {
      waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve({ results: [{ query: answer }] })))
    })
  return { search, waiting }
}

const impliedFacets = () => new Promise((done) => setImmediate(done))

function open() {
  const client = slowClient()
  const helper = algoliasearchHelper(client, 'cars')
  const derived = helper.derive((state) => state.setQueryParameters({ query: 'derived' }))
  const seen: unknown[] = []
  derived.on('result', (event) => seen.push((event as { results: { query: string } }).results.query))
  helper.on('error', (event) => seen.push((event as { error: Error }).error.message))
  return { client, helper, derived, seen }
}

describe('what InstantSearch asks for', () => {
  test.each([
    ['nothing', ''],
    ['words, a page and an order', '?query=red+hilux&page=3&sortBy=price:asc'],
    [
      'values, ranges and signs',
      '?refinementList[make][0]=Kia&refinementList[badge][0]=-x: y&range[price]=5:&range[km]=:9',
    ],
  ])('%s arrives at our client as it was chosen', (_reason, search) => {
    const state = readSearch(search)
    const widget = connectState(() => undefined)({})
    const parameters = widget.getWidgetSearchParameters?.(
      new SearchParameters({ index: indexName }) as never,
      { uiState: toUiState(state)[indexName] } as never,
    ) as unknown as SearchParameters
    const { indexName: index, params } = requestOf(parameters)
    expect(stateOfRequest(index, params as never)).toEqual(state)
    expect(fromUiState(toUiState(state))).toEqual(state)
  })

  it('never changes parameters in place', () => {
    const before = new SearchParameters({ index: 'cars', page: 4, query: undefined })
    expect(before.resetPage().page).toBe(0)
    expect(before.addFacet('make').addFacet('make').facets).toEqual(['make'])
    expect(before.addDisjunctiveFacet('make').disjunctiveFacets).toEqual(['make'])
    expect(before.addTagRefinement('x').tagRefinements).toEqual(['x'])
    expect({ ...before }).toMatchObject({ index: 'cars', page: 4, facets: [], disjunctiveFacets: [] })
    expect('query' in before).toBe(false)
  })
})

describe('the helper', () => {
  it('hands on the newest answer only, whatever order answers come in', async () => {
    const orders = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 })
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const { client, helper, seen } = open()
        for (const _ of order) helper.search()
        for (const at of order) {
          client.waiting[at]?.(String(at))
          await impliedFacets()
        }
        const newest = order.filter((at, place) => order.slice(0, place).every((earlier) => earlier < at))
        expect(seen).toEqual(newest.map(String))
        expect(helper.hasPendingRequests()).toBe(false)
      }),
      { seed: 20260101, numRuns: 24 },
    )
  })

  it('says that it failed, unless a newer answer is there', async () => {
    const { client, helper, seen } = open()
    helper.search().search()
    client.waiting[1]?.('new')
    await impliedFacets()
    client.waiting[0]?.(new Error('late'))
    await impliedFacets()
    helper.search()
    expect(helper.hasPendingRequests()).toBe(true)
    client.waiting[2]?.(new Error('down'))
    await impliedFacets()
    expect(seen).toEqual(['new', 'down'])
  })

  it('tells of a changed state once, and of the same state never', () => {
    const helper = algoliasearchHelper(slowClient(), 'cars')
    const changes: unknown[] = []
    helper.on('change', () => changes.push(helper.state.query))
    helper.setState(helper.state)
    helper.setState({ index: 'cars', query: 'a' })
    helper.setIndex('others')
    expect(changes).toEqual(['a', 'a'])
    expect(helper.state.index).toBe('others')
  })

  it('asks nothing more for an index that was taken away, nor tells those who stopped listening', async () => {
    const { client, helper, derived, seen } = open()
    const once: unknown[] = []
    derived.once('search', () => once.push('searched'))
    helper.search().search()
    helper.removeAllListeners()
    derived.detach()
    helper.search()
    client.waiting[1]?.('answer')
    await impliedFacets()
    expect([client.waiting.length, once, seen]).toEqual([2, ['searched'], []])
  })

  it('keeps an answer as it is', () => {
    const state = new SearchParameters({ index: 'cars' })
    expect({ ...new SearchResults(state, [{ nbHits: 3 }], { __isArtificial: true }) }).toEqual({
      nbHits: 3,
      __isArtificial: true,
      _state: state,
      _rawResults: [{ nbHits: 3 }],
    })
  })
})
