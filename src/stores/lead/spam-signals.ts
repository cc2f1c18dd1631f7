/** Faster than anyone reads and fills a form, in ms. */
const quickest = 2500

/**
 * Doubts about a submission, for the dealer to weigh: the honeypot that people cannot see was filled, or it came too fast.
 * A doubtful lead is sent like any other.
 */
export function spamSignals(honeypot: string, msSinceShown: number): readonly string[] {
  return [...(honeypot.trim() === '' ? [] : ['trap_filled']), ...(msSinceShown < quickest ? ['too_fast'] : [])]
}
