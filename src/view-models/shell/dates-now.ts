import { isPromoOn } from '#domain/promo/promo.ts'
import { copyrightYear } from '#domain/text/dates.ts'
import { question } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'

type Moment = Pick<Tenant, 'now'>
type Clock = Parameters<typeof copyrightYear>[1]
type Dates = Parameters<typeof isPromoOn>[0]

const askYear = question('year', ({ now }: Moment, clock: Clock) => copyrightYear(now, clock))

/** The year for the copyright line at `now`. */
export function yearNow({ timeZone }: Clock, now: Date): number {
  return askYear({ now }, { timeZone })
}

const askPromo = question('promo is on', ({ now }: Moment, { promo, timeZone }: { promo: Dates; timeZone: string }) =>
  isPromoOn(promo, now, timeZone),
)

/** Whether a promo runs at `now`. */
export function isOnNow({ start, expiry, display, strictDisplay }: Dates, now: Date, timeZone: string): boolean {
  return askPromo({ now }, { promo: { start, expiry, display, strictDisplay }, timeZone })
}
