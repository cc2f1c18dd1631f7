import type { Site } from '#tenants/site.ts'
import { type AdFile, adCsv, type NotAdvertised, notAdvertised } from './ad-file.ts'
import type { FeedTenant } from './feed-car.ts'
import { googleVehicleAds } from './google-vehicle-ads.ts'
import { googleVehicles } from './google-vehicles.ts'
import { metaVehicles } from './meta-vehicles.ts'
import { priceDropsAtom, priceDropsJson } from './price-drops.ts'
import { stockCsv, stockJson } from './stock-lists.ts'

/** A file for other programs, under /feeds/. */
interface Feed {
  /** Its on/off setting in the dealer's file. */
  readonly switch: keyof Site['stock']['feeds']
  readonly type: string
  readonly text: (tenant: FeedTenant) => string
  /** The ad feed behind the file; absent for other feeds. */
  readonly ads?: AdFile
}

const csv = 'text/csv; charset=utf-8'

function adFeed(of: Feed['switch'], ads: AdFile): Feed {
  return { switch: of, type: csv, text: (tenant) => adCsv(ads, tenant), ads }
}

/** File name -> feed. */
export const feeds: Readonly<Record<string, Feed>> = {
  'price-drops.json': { switch: 'price_drops', type: 'application/feed+json', text: priceDropsJson },
  'price-drops.atom': { switch: 'price_drops', type: 'application/atom+xml', text: priceDropsAtom },
  'google-vehicle-ads.csv': adFeed('google_vehicle_ads', googleVehicleAds),
  'google-vehicles.csv': adFeed('google_vehicles', googleVehicles),
  'meta-vehicles.csv': adFeed('meta_vehicles', metaVehicles),
  'stock.csv': { switch: 'csv', type: csv, text: stockCsv },
  'stock.json': { switch: 'json', type: 'application/json', text: stockJson },
}

/** File names of the feeds that a dealer has turned on. */
export function feedsOf({ stock }: Site): readonly string[] {
  return Object.entries(feeds).flatMap(([name, feed]) => (stock.feeds[feed.switch] ? [name] : []))
}

/** A car for sale that is left out of an ad feed, with the feed's file name. */
export interface LeftOutOfAds extends NotAdvertised {
  readonly file: string
}

/** Cars left out of the dealer's ad feeds, with the columns they lack. */
export function leftOutOfAds(tenant: FeedTenant): readonly LeftOutOfAds[] {
  return feedsOf(tenant.site).flatMap((file) => {
    const ads = feeds[file]?.ads
    return ads ? notAdvertised(ads, tenant).map((car) => ({ file, ...car })) : []
  })
}
