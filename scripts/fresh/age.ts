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
/** Tolerance for clock differences between machines, in ms. */
const allowedAhead = hour / 6

/**
 * The age of a site by the time it was built for; unknown for an invalid time, or one in the future (wrong clock).
 * `most`: maximum age in hours.
 */
export function ageFrom(name: string, builtAt: string, now: number, most: number): Age {
  const at = Date.parse(builtAt)
  if (Number.isNaN(at)) return unknownAge(name, 'it does not say when it was built')
  if (at > now + allowedAhead)
    return unknownAge(name, `it says that it was built for ${new Date(at).toISOString()}, which is still to come`)
  const hours = Math.max(0, Math.round(((now - at) / hour) * 10) / 10)
  return { name, builtAt, hours, isFresh: hours <= most, problem: null }
}

/** An unknown age; counts as not fresh. */
export function unknownAge(name: string, problem: string): Age {
  return { name, builtAt: null, hours: null, isFresh: false, problem }
}
