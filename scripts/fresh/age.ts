/** How old one site is. */
export interface Age {
  /** The dealer, or the address that was asked. */
  readonly name: string
  /** The moment the site was built for (ISO); null when nobody can tell. */
  readonly builtAt: string | null
  readonly hours: number | null
  readonly isFresh: boolean
  /** Why nobody can tell; null where somebody can. */
  readonly problem: string | null
}

const hour = 3_600_000
/** Clocks of two machines differ by some minutes. */
const allowedAhead = hour / 6

/** The age of a site that was built for a moment; one in no calendar is none, and one to come tells of a wrong clock. */
export function ageFrom(name: string, builtAt: string, now: number, most: number): Age {
  const at = Date.parse(builtAt)
  if (Number.isNaN(at)) return unknownAge(name, 'it does not say when it was built')
  if (at > now + allowedAhead)
    return unknownAge(name, `it says that it was built for ${new Date(at).toISOString()}, which is still to come`)
  const hours = Math.max(0, Math.round(((now - at) / hour) * 10) / 10)
  return { name, builtAt, hours, isFresh: hours <= most, problem: null }
}

/** Somebody has to look: a site that does not say its age may be of any. */
export function unknownAge(name: string, problem: string): Age {
  return { name, builtAt: null, hours: null, isFresh: false, problem }
}
