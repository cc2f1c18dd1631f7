import { expect, test } from 'vitest'
import { ask } from '#search/engine/sample.ts'
import { sampleCar } from '#search/sample-car.ts'
import { stockSearch } from '#search/stock-search.ts'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { loadSite } from '#tenants/load.ts'

const loaded = loadSite(dealerSlugs('.')[0] ?? '', { root: '.', env: {} })
if (!('site' in loaded)) throw new Error('The first dealer cannot be read.')

const cars = [
  ['2018 Toyota LandCruiser GXL', 'LandCruiser'],
  ['2019 Toyota Landcruiser LC200 Sahara', 'Landcruiser'],
  ['2022 Toyota LandCruiser 300 Series ZX', 'LandCruiser'],
  ['2020 Toyota LandCruiser 70 Series LC79 GXL', 'LandCruiser'],
  ['2021 Chrysler 300 SRT Core', '300'],
].map(([name = '', model = ''], at) => sampleCar({ id: String(at), slug: String(at), name, model, badge: null }))

const { transport } = stockSearch(cars, loaded.site.search)

test.each([
  ['200 series', 'Toyota Landcruiser LC200 Sahara'],
  ['landcruiser 200', 'Toyota Landcruiser LC200 Sahara'],
  ['lc300', 'Toyota LandCruiser 300 Series ZX'],
  ['landcruiser 300', 'Toyota LandCruiser 300 Series ZX'],
  ['79 series', 'Toyota LandCruiser 70 Series LC79 GXL'],
  ['70 series ', 'Toyota LandCruiser 70 Series LC79 GXL'],
])('a generation is found however its cars write it: %s', async (q, name) => {
  const { hits } = await ask(transport, { q, matchingStrategy: 'all' })
  expect(hits.map((hit) => String(hit.name).slice(5))).toEqual([name])
})
