import { honeypotSignals } from '#domain/lead/honeypot.ts'

/** Faster than anyone opens a page, reads and fills a form in, in ms. */
const quickest = 2500

/**
 * Doubts about a submission, for the dealer to weigh: the honeypot that people cannot see was filled, or it came too soon
 * after the page was opened. `pageAge` is in ms; null where a browser, a draft or a remembered shopper had filled the form
 * in, which takes no time. A doubtful lead is sent like any other.
 */
export function spamSignals(honeypot: string, pageAge: number | null): readonly string[] {
  const isFast = pageAge !== null && pageAge < quickest
  return [...honeypotSignals(honeypot), ...(isFast ? ['too_fast'] : [])]
}
