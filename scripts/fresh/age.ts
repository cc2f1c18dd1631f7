import { isInFuture } from '../build/build-time.ts'

/** The age of one site. */
export interface Age {
  /** The dealer's slug, or the site's URL. */
  readonly name: string
  /** The time the site was built for (ISO); null when unknown. */
  readonly builtAt: string | null
  readonly hours: number | null
  readonly isFresh: boolean
  /** Why the age is unknown; null when it is known. */
  readonly problem: string | null
}

const hour = 3_600_000

const clockRemedy = 'set the clock of the machine that builds right, and build again'

/**
 * The age of a site by the time it was built for; unknown for an invalid time, or one in the future (wrong clock).
 * `most`: maximum age in hours.
 */
export function ageFrom(name: string, builtAt: string, now: number, most: number): Age {
  const at = Date.parse(builtAt)
  if (Number.isNaN(at)) return unknownAge(name, 'it does not say when it was built')
  const when = () => new Date(at).toISOString()
  if (isInFuture(at, now))
    return unknownAge(name, `it says that it was built for ${when()}, which is still to come; ${clockRemedy}`)
  const hours = Math.max(0, Math.round(((now - at) / hour) * 10) / 10)
  return { name, builtAt, hours, isFresh: hours <= most, problem: null }
}

/** An unknown age; counts as not fresh. */
export function unknownAge(name: string, problem: string): Age {
  return { name, builtAt: null, hours: null, isFresh: false, problem }
}
