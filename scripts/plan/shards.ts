/** A dealer with the seconds its build is expected to take. */
export interface Work {
  readonly slug: string
  readonly seconds: number
}

/** What one machine builds. */
export interface Shard {
  readonly dealers: readonly string[]
  readonly seconds: number
}

/**
 * Deals dealers out to at most `count` machines: the longest first, each to the one that has least. The longest machine has at most
 * a third more than the best there is. The same input gives the same plan; no machine is empty.
 */
export function shardsOf(work: readonly Work[], count: number): Shard[] {
  const longestFirst = work.toSorted((a, b) => b.seconds - a.seconds || (a.slug < b.slug ? -1 : 1))
  const shards: { dealers: string[]; seconds: number }[] = []
  for (const { slug, seconds } of longestFirst) {
    if (shards.length < count) {
      shards.push({ dealers: [slug], seconds })
      continue
    }
    const least = shards.reduce((best, next) => (next.seconds < best.seconds ? next : best))
    least.dealers.push(slug)
    least.seconds += seconds
  }
  return shards.map(({ dealers, seconds }) => ({ dealers: dealers.sort(), seconds: Math.round(seconds * 10) / 10 }))
}
