import { hash } from 'node:crypto'

/** A dealer with the expected duration of its build. */
export interface Work {
  readonly slug: string
  readonly seconds: number
}

/** The dealers one machine builds. */
export interface Shard {
  readonly dealers: readonly string[]
  readonly seconds: number
}

/** A shard whose dealers are the same for every run, so that a CI cache of it stays valid. */
export interface StableShard extends Shard {
  /** Name of its cache: the dealer’s slug if it has only one. */
  readonly name: string
  /** All of its dealers, whether built in this run or not. */
  readonly members: readonly string[]
}

const longestFirst = (work: readonly Work[]) =>
  work.toSorted((a, b) => b.seconds - a.seconds || (a.slug < b.slug ? -1 : 1))

const rounded = (seconds: number) => Math.round(seconds * 10) / 10

/**
 * Distributes dealers over at most `count` machines: longest first, each to the least loaded one. The longest machine
 * takes at most a third more than optimal. Deterministic; no machine is empty.
 */
export function shardsOf(work: readonly Work[], count: number): Shard[] {
  const shards: { dealers: string[]; seconds: number }[] = []
  for (const { slug, seconds } of longestFirst(work)) {
    if (shards.length < count) {
      shards.push({ dealers: [slug], seconds })
      continue
    }
    const least = shards.reduce((best, next) => (next.seconds < best.seconds ? next : best))
    least.dealers.push(slug)
    least.seconds += seconds
  }
  return shards.map(({ dealers, seconds }) => ({ dealers: dealers.sort(), seconds: rounded(seconds) }))
}

/** A dealer’s shard index by a hash of its slug only: other dealers and measurements do not affect it. */
const placeOf = (slug: string, count: number) => Number.parseInt(hash('sha256', slug, 'hex').slice(0, 8), 16) % count

/**
 * One shard per dealer, longest first; with more dealers than `count`, each is in the shard of its hash, which is less
 * even but stable. Shards without any of `wanted` are omitted.
 */
export function stableShards(work: readonly Work[], count: number, wanted: readonly string[]): StableShard[] {
  const isAlone = work.length <= count
  const nameOf = (slug: string) => (isAlone ? slug : `shard-${placeOf(slug, count) + 1}-of-${count}`)
  const built = new Set(wanted)
  const shards = [...Map.groupBy(longestFirst(work), ({ slug }) => nameOf(slug))].map(([name, members]) => {
    const now = members.filter(({ slug }) => built.has(slug))
    const seconds = rounded(now.reduce((sum, each) => sum + each.seconds, 0))
    const slugs = (all: readonly Work[]) => all.map(({ slug }) => slug).sort()
    return { name, members: slugs(members), dealers: slugs(now), seconds }
  })
  return shards.filter(({ dealers }) => dealers.length > 0).sort((a, b) => b.seconds - a.seconds)
}
