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

/** How everyday queries were read with the lexicon of one stock. */
export interface StockUnderstanding extends Understanding {
  readonly source: string
  /** Brotli size of the lexicon, as a page fetches it. */
  readonly bytes: number
}

const markets: Readonly<Record<Locale, Market>> = { 'en-AU': 'au', 'en-NZ': 'nz', 'en-US': 'us' }

/** The year from which queries.yaml counts ages. */
const thisYear = 2026

/** Reads every query of a site's market with the lexicon of these cars. */
export function understandingOn(root: string, site: Site, cars: readonly Car[], source: string): StockUnderstanding {
  const lexicon = compileLexicon(cars.map(recordOf), site.search, distanceUnit(site.locale).short)
  const bytes = brotliCompressSync(JSON.stringify(lexicon)).length
  return { source, bytes, ...understandingOf(readQueries(root, markets[site.locale.locale]), lexicon, thisYear) }
}

/** Lower bound of makes: a stock with fewer lacks those to which nicknames in queries.yaml refer. */
const fewestMakes = 6

/** The same for every existing demo stock of cars with at least `fewestMakes` makes. */
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
