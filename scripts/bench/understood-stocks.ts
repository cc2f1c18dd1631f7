import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Car } from '#domain/car/car.ts'
import { distanceUnit } from '#domain/text/distance.ts'
import type { Locale } from '#domain/text/locale.ts'
import { recordOf } from '#search/car-record.ts'
import { compileLexicon } from '#search/reading/compile-lexicon.ts'
import { readCars } from '#stock/read-cars.ts'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { loadSite } from '#tenants/load.ts'
import type { Site } from '#tenants/site.ts'
import { benchReading } from './stock.ts'
import { type Market, readQueries, type Understanding, understandingOf } from './understanding.ts'

/** What everyday queries were understood to say with the words of one stock. */
export interface StockUnderstanding extends Understanding {
  readonly source: string
  /** Its words as a page fetches them, brotli bytes. */
  readonly bytes: number
}

const markets: Readonly<Record<Locale, Market>> = { 'en-AU': 'au', 'en-NZ': 'nz', 'en-US': 'us' }

/** The year that queries.yaml counts ages from. */
const thisYear = 2026

/** Reads every query of a site's market with the words of these cars. */
export function understandingOn(root: string, site: Site, cars: readonly Car[], source: string): StockUnderstanding {
  const lexicon = compileLexicon(cars.map(recordOf), site.search, distanceUnit(site.locale).short)
  const bytes = brotliCompressSync(JSON.stringify(lexicon)).length
  return { source, bytes, ...understandingOf(readQueries(root, markets[site.locale.locale]), lexicon, thisYear) }
}

/** Makes that the nicknames of queries.yaml stand for; a stock without them is no place to ask. */
const fewestMakes = 6

/** The same on every demo stock that is here and holds several makes. */
export function understandingOfDemos(root: string): readonly StockUnderstanding[] {
  return dealerSlugs(root).flatMap((slug) => {
    const loaded = loadSite(slug, { root, env: {} })
    const file = 'site' in loaded ? join(root, loaded.site.stock.snapshot) : ''
    if (!('site' in loaded) || !existsSync(file) || !loaded.site.identity.vehicle_types.includes('cars')) return []
    const { cars } = readCars((JSON.parse(readFileSync(file, 'utf8')) as { cars: unknown[] }).cars, benchReading)
    const makes = new Set(cars.map(({ make }) => make)).size
    return makes < fewestMakes ? [] : [understandingOn(root, loaded.site, cars, `demo stock of ${slug}`)]
  })
}
