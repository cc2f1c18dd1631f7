const day = 86_400_000

/**
 * 23 hours in ms, so that a picture checked in one nightly run is due in the next, even if that starts a little
 * earlier.
 */
export const nightlyIntervalMs = day - 3_600_000
export const weekMs = 7 * day

/** Number of nights with the same problem after which a picture is considered gone. */
export const confirmationNights = 3

/**
 * Age of an ISO time in ms. A future time was recorded by a clock that was ahead, and counts as infinitely old, as
 * otherwise the picture would not be due until then.
 */
export function ageOf(moment: string, now: Date): number {
  const age = now.getTime() - Date.parse(moment)
  return age >= 0 ? age : Number.POSITIVE_INFINITY
}
