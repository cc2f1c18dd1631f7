import type { Shard, StableShard } from './shards.ts'

/** Additional fields of a steady shard's job: cache name, environment, and the folders to cache, one per line. */
function keptOf({ name, members }: StableShard): Readonly<Record<string, string>> {
  const releases = members.map((slug) => `dist/${slug}`).join('\n')
  // An environment has the secrets of one dealer; an empty name means none, so that the repository's secrets apply.
  return { kept: name, environment: members[0] === name ? name : '', releases }
}

/** The CI matrix as JSON: a job per shard; its dealers are the arguments of its build. */
export function matrixOf(shards: readonly (Shard | StableShard)[]): string {
  const include = shards.map((shard, at) => {
    const { dealers, seconds } = shard
    const job = { shard: `${at + 1} of ${shards.length}`, dealers: dealers.join(' '), seconds }
    return 'members' in shard ? { ...job, ...keptOf(shard) } : job
  })
  return JSON.stringify({ include })
}
