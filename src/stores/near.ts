import { isRecord } from '#domain/data/record.ts'
import type { Point } from '#domain/location/point.ts'
import { sessionSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** The shopper's location, rounded: kept in session storage and sent only as part of a search. */
export interface Near extends Point {
  /** "3121", or empty for a position from the browser. */
  readonly postcode: string
}

export const nearName = 'near'

/** Fallback for the life of the page where session storage is blocked. */
let unkept: Near | null = null

/** The location given in this visit; null when there is none. */
export function nearPlace(storage: SiteStorage = sessionSiteStorage): Near | null {
  const kept = storage.read(nearName)
  if (!isRecord(kept)) return unkept
  const { lat, long, postcode } = kept
  const isPlace = typeof lat === 'number' && typeof long === 'number' && typeof postcode === 'string'
  return isPlace ? { lat, long, postcode } : null
}

/** Rounds to 0.01°, about a kilometre: enough to tell yards apart, too coarse for an address. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

export function keepNear({ lat, long, postcode }: Near, storage: SiteStorage = sessionSiteStorage): void {
  const near = { lat: rounded(lat), long: rounded(long), postcode }
  unkept = storage.write(nearName, near) ? null : near
}

export function dropNear(storage: SiteStorage = sessionSiteStorage): void {
  unkept = null
  storage.remove(nearName)
}
