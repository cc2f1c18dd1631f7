import { describe, expect, test } from 'vitest'
import { sampleCar } from '#search/sample-car.ts'
import { stockSearch } from '#search/stock-search.ts'
import { tradeWords } from '#tenants/platform/trade-words.ts'

const features = [
  'Reversing camera',
  'Tow bar',
  'Bull bar',
  'Satellite navigation',
  'Sunroof',
  'Alloy wheels',
  'Air conditioning',
  'One owner',
  'LAMS approved',
  'Full service history',
]
const cars = [
  ...features.map((feature) => sampleCar({ id: feature, name: 'Hilux', features: [feature] })),
  sampleCar({ id: 'Crew Cab', name: 'Ranger Crew Cab', features: [] }),
]
const { transport } = stockSearch(cars, { synonyms: tradeWords, stop_words: [] })

describe('equipment by another of its names', () => {
  test.each([
    ['towbar', 'Tow bar'],
    ['tow ball', 'Tow bar'],
    ['bullbar', 'Bull bar'],
    ['reverse camera', 'Reversing camera'],
    ['rear view camera', 'Reversing camera'],
    ['satnav', 'Satellite navigation'],
    ['gps', 'Satellite navigation'],
    ['moonroof', 'Sunroof'],
    ['mags', 'Alloy wheels'],
    ['aircon', 'Air conditioning'],
    ['1 owner', 'One owner'],
    ['p plater', 'LAMS approved'],
    ['p plate legal', 'LAMS approved'],
    ['log book', 'Full service history'],
    ['dual cab', 'Crew Cab'],
  ])('%s: %s', async (q, id) => {
    const query = {
      indexUid: 'cars',
      q,
      matchingStrategy: 'all',
      limit: 9,
      offset: 0,
      attributesToRetrieve: ['id'],
    } as const
    const { results } = await transport({ queries: [query] })
    expect(results[0]?.hits.map((hit) => hit.id)).toEqual([id])
  })
})
