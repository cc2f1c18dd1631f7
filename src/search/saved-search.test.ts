import { describe, expect, it } from 'vitest'
import { sampleOnShow } from '#domain/car/sample-on-show.ts'
import { markSeen } from '#domain/saved/saved-search.ts'
import { buildIndex } from './build-index.ts'
import { createEngine } from './engine/engine.ts'
import { readFilters } from './meilisearch/read-filter.ts'
import { sampleCar, sampleWords } from './sample-car.ts'
import { countNewCars, findNewestCars, searchToSave } from './saved-search.ts'
import { emptyState } from './state.ts'

const stock = { ...sampleOnShow, include_sold_cars_days: 0 }
const now = new Date('2026-03-10T00:00:00Z')

/** A site with these cars for sale. */
function site(...ids: readonly string[]) {
  const cars = ids.map((id) =>
    sampleCar({
      id,
      slug: id,
      make: id.startsWith('kia') ? 'Kia' : 'Toyota',
      created_at: `2026-03-0${ids.length}T00:00:00Z`,
    }),
  )
  const { search, cards } = buildIndex(cars, sampleWords)
  const fewerWords = () => import('./fewer-words.ts')
  return { ask: createEngine(search, cards), fewerWords, stock, now }
}

const state = { ...emptyState, page: 3, sort: 'price:asc' as const, lists: { make: ['Kia'] } }
const saved = searchToSave(
  'Used cars: Kia',
  { path: '/search/used-cars', filter: readFilters('car_type = used') },
  state,
)

describe('a search that a shopper keeps', () => {
  it('is the list and its choices, on whatever page and in whatever order', () => {
    expect(saved.href).toBe(
      '/search/used-cars?refinementList%5Bmake%5D%5B0%5D=Kia'.replaceAll('%5B', '[').replaceAll('%5D', ']'),
    )
    expect(saved.filter).toEqual(readFilters(['car_type = used', ['make = "Kia"']]))
  })

  it('says how many of its cars are new since it was looked at', async () => {
    const [found = []] = await findNewestCars([saved], site('kia-1', 'toyota-1'))
    expect(found.map(({ id }) => id)).toEqual(['kia-1'])
    const seen = markSeen(saved, found)
    expect(await countNewCars([seen], site('kia-1', 'toyota-1', 'toyota-2'))).toEqual([0])
    expect(await countNewCars([seen], site('kia-2', 'kia-1', 'kia-3', 'toyota-1'))).toEqual([2])
    expect(await countNewCars([], site('kia-1'))).toEqual([])
  })

  it('says so too where its list shows cars that hold some of its words', async () => {
    const search = (query: string) =>
      searchToSave(query, { path: '/search/used-cars', filter: [] }, { ...emptyState, query })
    const searches = ['kia leather', 'moskvich'].map(search)
    const found = await findNewestCars(searches, site('kia-1', 'toyota-1'))
    expect(found.map((cars) => cars.map(({ id }) => id))).toEqual([['kia-1'], []])
    const seen = searches.map((each, at) => markSeen(each, found[at] ?? []))
    expect(await countNewCars(seen, site('kia-2', 'kia-1', 'toyota-1', 'toyota-2'))).toEqual([1, 0])
  })
})
