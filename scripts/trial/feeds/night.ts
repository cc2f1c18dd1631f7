import { type AcceptedStock, acceptSnapshot, type RefusedStock } from '#stock/accept-snapshot.ts'
import type { LiveStock } from '#stock/figures.ts'
import type { OwnFiles } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import type { Feed } from './feed.ts'

/** Decides on a feed: the stock to publish, or why the live site stays. */
export type Judge = (feed: Feed, site: Site, live: LiveStock | null, now: number) => AcceptedStock | RefusedStock

/** Generated cars have remote pictures only; the site has no files of its own. */
export const noFiles: OwnFiles = { hasPicture: () => false, hasFile: () => false }

/** The safety stop that every build uses. */
export const safetyStop: Judge = ({ text, dated }, site, live, now) =>
  acceptSnapshot(text, site, noFiles, {
    slug: site.slug,
    group: site.identity.dealership_group,
    now: new Date(now),
    dated,
    maxAgeHours: site.stock.max_age_hours,
    live,
    allowedDrop: site.stock.allowed_drop,
    acceptDrop: false,
  })

/** A published stock as the next build compares with it. */
export function liveOf({ showroom, figures }: AcceptedStock): LiveStock {
  // A JSON round trip, as when the next build reads it from the release.
  return JSON.parse(JSON.stringify({ cars: showroom.cars.length, figures }))
}

const remedies = /--accept-drop|empty_on_purpose|stock\.\w+|ask whoever makes/

/** What a refusal's message lacks (what stays live, what to do) or that it is too long; null when it is fine. */
export function missingFromRefusal(refused: string): string | null {
  if (!/stays as it is|Nothing is published/.test(refused)) return 'does not say what stays live'
  if (!remedies.test(refused)) return 'does not say what to do'
  return refused.length > 600 ? 'is too long to read' : null
}
