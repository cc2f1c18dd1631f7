import type { Shard, SteadyShard } from './shards.ts'

/** What a job of a steady shard needs beside its dealers: a name for what is kept, and all that is kept, a path a line. */
function keptOf({ name, members }: SteadyShard): Readonly<Record<string, string>> {
  const releases = members.map((slug) => `dist/${slug}`).join('\n')
  // An environment holds the secrets of one dealer; no name is none, and then those of the repository serve all.
  return { kept: name, environment: members[0] === name ? name : '', releases }
}

/** The matrix of a CI: a job for each shard, whose dealers are the arguments of its build. */
export function matrixOf(shards: readonly (Shard | SteadyShard)[]): string {
  const include = shards.map((shard, at) => {
    const { dealers, seconds } = shard
    const job = { shard: `${at + 1} of ${shards.length}`, dealers: dealers.join(' '), seconds }
    return 'members' in shard ? { ...job, ...keptOf(shard) } : job
  })
  return JSON.stringify({ include })
}
