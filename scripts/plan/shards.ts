import { hash } from 'node:crypto'

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

/** A shard whose dealers are the same every night, so that what a CI keeps for it stays theirs. */
export interface SteadyShard extends Shard {
  /** Name of what is kept: the dealer’s where there is one alone. */
  readonly name: string
  /** All dealers of it, whether they are built now or not. */
  readonly members: readonly string[]
}

const longestFirst = (work: readonly Work[]) =>
  work.toSorted((a, b) => b.seconds - a.seconds || (a.slug < b.slug ? -1 : 1))

const rounded = (seconds: number) => Math.round(seconds * 10) / 10

/**
 * Deals dealers out to at most `count` machines: the longest first, each to the one that has least. The longest machine has at most
 * a third more than the best there is. The same input gives the same plan; no machine is empty.
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

/** A dealer’s place among so many, by its name alone: no other dealer and no measurement moves it. */
const placeOf = (slug: string, count: number) => Number.parseInt(hash('sha256', slug, 'hex').slice(0, 8), 16) % count

/**
 * A shard for each dealer, the longest first; where there are more dealers than `count`, each stays in the shard of its name, which
 * is less even and never moves. Shards that have none of `wanted` are left out.
 */
export function steadyShards(work: readonly Work[], count: number, wanted: readonly string[]): SteadyShard[] {
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
