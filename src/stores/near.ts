import { isRecord } from '#domain/data/record.ts'
import type { Point } from '#domain/location/point.ts'
import { sessionSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** Where a shopper is, as far as they said: kept in the tab, and never sent but as a search. */
export interface Near extends Point {
  /** "3121", or empty for a place the browser told. */
  readonly postcode: string
}

export const nearName = 'near'

/** Where a browser that keeps nothing has it until the page goes. */
let unkept: Near | null = null

/** Where the shopper said to be in this visit; null when they did not. */
export function nearPlace(storage: SiteStorage = sessionSiteStorage): Near | null {
  const kept = storage.read(nearName)
  if (!isRecord(kept)) return unkept
  const { lat, long, postcode } = kept
  const isPlace = typeof lat === 'number' && typeof long === 'number' && typeof postcode === 'string'
  return isPlace ? { lat, long, postcode } : null
}

/** Two digits of a degree are a kilometre: near enough to tell yards apart, and no address. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

export function keepNear({ lat, long, postcode }: Near, storage: SiteStorage = sessionSiteStorage): void {
  const near = { lat: rounded(lat), long: rounded(long), postcode }
  unkept = storage.write(nearName, near) ? null : near
}

export function dropNear(storage: SiteStorage = sessionSiteStorage): void {
  unkept = null
  storage.remove(nearName)
}
