import type { Site } from '#tenants/site.ts'
import type { FeedTenant } from './feed-car.ts'
import { googleVehicles } from './google-vehicles.ts'
import { metaVehicles } from './meta-vehicles.ts'
import { priceDropsAtom, priceDropsJson } from './price-drops.ts'
import { stockCsv, stockJson } from './stock-lists.ts'

/** A file for other programs, below /feeds/. */
interface Feed {
  /** The switch in the dealer's file. */
  readonly switch: keyof Site['stock']['feeds']
  readonly type: string
  readonly text: (tenant: FeedTenant) => string
}

const csv = 'text/csv; charset=utf-8'

/** Every feed by the name of its file. */
export const feeds: Readonly<Record<string, Feed>> = {
  'price-drops.json': { switch: 'price_drops', type: 'application/feed+json', text: priceDropsJson },
  'price-drops.atom': { switch: 'price_drops', type: 'application/atom+xml', text: priceDropsAtom },
  'google-vehicles.csv': { switch: 'google_vehicles', type: csv, text: googleVehicles },
  'meta-vehicles.csv': { switch: 'meta_vehicles', type: csv, text: metaVehicles },
  'stock.csv': { switch: 'csv', type: csv, text: stockCsv },
  'stock.json': { switch: 'json', type: 'application/json', text: stockJson },
}

/** The names of those a dealer has. */
export function feedsOf({ stock }: Site): readonly string[] {
  return Object.entries(feeds).flatMap(([name, feed]) => (stock.feeds[feed.switch] ? [name] : []))
}
