import { type AcceptedStock, acceptSnapshot, type RefusedStock } from '#stock/accept-snapshot.ts'
import type { LiveStock } from '#stock/figures.ts'
import type { OwnFiles } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import type { Feed } from './feed.ts'

/** What a build does with a feed: its stock, or why the live site stays. */
export type Judge = (feed: Feed, site: Site, live: LiveStock | null, now: number) => AcceptedStock | RefusedStock

/** Pictures of made-up cars are addresses of elsewhere; the site has none of its own. */
export const noFiles: OwnFiles = { hasPicture: () => false, hasFile: () => false }

/** The judge of every build. */
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

/** A published stock as the next night is held against it. */
export function liveOf({ showroom, figures }: AcceptedStock): LiveStock {
  // Through the record's own form, as a night later.
  return JSON.parse(JSON.stringify({ cars: showroom.cars.length, figures }))
}

const remedies = /--accept-drop|empty_on_purpose|stock\.\w+|ask whoever makes/

/** What is missing of a refusal that should say what was found, what stays and what to do; null when nothing is. */
export function missingFromRefusal(refused: string): string | null {
  if (!/stays as it is|Nothing is published/.test(refused)) return 'does not say what stays live'
  if (!remedies.test(refused)) return 'does not say what to do'
  return refused.length > 600 ? 'is too long to read' : null
}
