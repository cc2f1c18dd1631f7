/**
 * Throttles messages for logs: passes on at most one per `ms` milliseconds, the first after `ms`; others are dropped.
 * @param now monotonic clock, in ms
 */
export function throttleMessages(ms: number, say: (words: string) => void, now = () => performance.now()): typeof say {
  let last = now()
  return (words) => {
    if (now() - last < ms) return
    last = now()
    say(words)
  }
}
