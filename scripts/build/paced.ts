/**
 * Says of many words one in so many milliseconds, the first after as long: how far a step is, for a log in which every line stays.
 * @param now milliseconds of a clock that only goes forward
 */
export function paced(ms: number, say: (words: string) => void, now = () => performance.now()): typeof say {
  let last = now()
  return (words) => {
    if (now() - last < ms) return
    last = now()
    say(words)
  }
}
