import { OperatorError } from '../lib/operator-error.ts'

/**
 * The time a build is for: now, or FORECOURT_NOW (ISO 8601) to build a site as of another time.
 * @throws OperatorError when FORECOURT_NOW is not a time
 */
export function buildTime(given = process.env.FORECOURT_NOW): Date {
  if (!given) return new Date()
  const moment = new Date(given)
  if (Number.isNaN(moment.getTime())) throw new OperatorError(`FORECOURT_NOW is not a time: ${given}`)
  return moment
}

/** The calendar day of a time in a time zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)
}

/** Tolerance for clock differences between machines, in ms. */
const allowedAhead = 600_000

/** Whether a time is further ahead than the clocks of machines differ. */
export function isInFuture(at: number, now: number): boolean {
  return at > now + allowedAhead
}
