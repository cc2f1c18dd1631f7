/** How often each word stands there, in the order of their first. */
export function countBy(words: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
