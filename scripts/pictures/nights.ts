const day = 86_400_000

/** Nights do not begin at the same second: what was seen to in one is due in the next. */
export const aNight = day - 3_600_000
export const aWeek = 7 * day

/** So many nights have to agree before a host is believed that a picture is gone. */
export const nightsToAgree = 3

/**
 * How long ago a moment was, in ms. One that is still to come was noted by a clock that was ahead: it is longer ago than anything,
 * or what it dates would wait for that day.
 */
export function ageOf(moment: string, now: Date): number {
  const age = now.getTime() - Date.parse(moment)
  return age >= 0 ? age : Number.POSITIVE_INFINITY
}
