import { instantOf } from '../text/instant.ts'
import { timeText, wallClock } from '../text/wall-clock.ts'

/** A card or slide shown between two times. */
export interface Promo {
  readonly title: string
  readonly text: string
  readonly url: string | null
  readonly image: string | null
  /** Text of its button; null for the site's default. */
  readonly button: string | null
  /** A date (from its first minute) or a time, both in the dealer's zone, or a moment with offset; null is open-ended. */
  readonly start: string | null
  /** A date (to its last minute) or a time, both in the dealer's zone, or a moment with offset; null is open-ended. */
  readonly expiry: string | null
  readonly position: number
  /** False hides the promo whatever its dates. */
  readonly display: boolean
  /** A strict promo needs both dates: a missing one hides it instead of meaning open-ended. */
  readonly strictDisplay: boolean
}

type Dated = Pick<Promo, 'start' | 'expiry' | 'display' | 'strictDisplay'>

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const isWallTime = (text: string) => /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?$/.test(text)

/** The dealer's local time, to the minute: "2026-03-01T09:30". */
function wallTime(now: Date, timeZone: string): string {
  const { date, minutes } = wallClock(now, timeZone)
  return `${date}T${timeText(minutes)}`
}

/** Compares `now` with a date or time: below 0 before, 0 at it, above 0 after; null for an unreadable text. */
function compareTo(text: string, now: Date, timeZone: string): number | null {
  if (isDate(text) || isWallTime(text)) {
    const there = text.replace(' ', 'T').slice(0, 16)
    const here = wallTime(now, timeZone).slice(0, there.length)
    return here < there ? -1 : Number(here > there)
  }
  const moment = instantOf(text)
  return moment === null ? null : Math.sign(now.getTime() - moment)
}

function hasStarted({ start, strictDisplay }: Dated, now: Date, timeZone: string): boolean {
  if (start === null) return !strictDisplay
  return (compareTo(start.trim(), now, timeZone) ?? -1) >= 0
}

function hasExpired({ expiry, strictDisplay }: Dated, now: Date, timeZone: string): boolean {
  if (expiry === null) return strictDisplay
  const side = compareTo(expiry.trim(), now, timeZone) ?? 1
  return isDate(expiry.trim()) ? side > 0 : side >= 0
}

/** Whether a promo is on at this moment: switched on, started, not expired. A date that cannot be read keeps it off. */
export function isPromoOn(promo: Dated, now: Date, timeZone: string): boolean {
  return promo.display && hasStarted(promo, now, timeZone) && !hasExpired(promo, now, timeZone)
}

/** The promos that are on, by position. */
export function promosOn(promos: readonly Promo[], now: Date, timeZone: string): readonly Promo[] {
  return promos.filter((promo) => isPromoOn(promo, now, timeZone)).toSorted((a, b) => a.position - b.position)
}
