import { isPromoOn } from '#domain/promo/promo.ts'
import { copyrightYear } from '#domain/text/dates.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { Tenant } from '#tenants/current.ts'

type Moment = Pick<Tenant, 'now'>
type Clock = Parameters<typeof copyrightYear>[1]
type Dates = Parameters<typeof isPromoOn>[0]

const askYear = trackedQuery('year', ({ now }: Moment, clock: Clock) => copyrightYear(now, clock))

/** The year for the copyright line at `now`. */
export function yearNow({ timeZone }: Clock, now: Date): number {
  return askYear({ now }, { timeZone })
}

const askPromo = trackedQuery(
  'promo is on',
  ({ now }: Moment, { promo, timeZone }: { promo: Dates; timeZone: string }) => isPromoOn(promo, now, timeZone),
)

/** Whether a promo runs at `now`. */
export function isOnNow({ start, expiry, display, strictDisplay }: Dates, now: Date, timeZone: string): boolean {
  return askPromo({ now }, { promo: { start, expiry, display, strictDisplay }, timeZone })
}
