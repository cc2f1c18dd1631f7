import type { IndexSwap, Meilisearch } from 'meilisearch'
import { documentKey } from '#search/meilisearch/index-documents.ts'
import { done, orNull } from './search-server.ts'

/** Left-overs younger than this may belong to a run that is still going. */
const young = 3_600_000

const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** A name for a new index: `<index>_<UTC moment><a few letters that no other run has>`. */
export function stampedName(index: string, now: Date, random = crypto.getRandomValues(new Uint16Array(1))): string {
  const moment = now
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase()
  return `${index}_${moment}${pad(random[0] ?? 0, 5)}`
}

/** When an index of this dealer was made, by its name; null for any other index. */
function madeAt(name: string, index: string): number | null {
  if (!name.startsWith(`${index}_`)) return null
  const [, date, time] = /^(\d{8})t(\d{6})z\d{5}$/.exec(name.slice(index.length + 1)) ?? []
  if (!date || !time) return null
  return Date.parse(`${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`)
}

/** Gives shoppers the new index: it changes names with the one in use, which is made first where there is none. */
export async function swapIn(client: Meilisearch, index: string, stamped: string): Promise<void> {
  const live = await orNull(client.getRawIndex(index))
  if (!live) await done(client.createIndex(index, { primaryKey: documentKey }))
  // Servers before 1.18 know no `rename` beside the names.
  const swap: Pick<IndexSwap, 'indexes'> = { indexes: [index, stamped] }
  await done(client.swapIndexes([swap as IndexSwap]))
}

/** Deletes what swaps and broken runs left behind; a run that may still be going keeps its own. Answers how many. */
export async function deleteOld(
  client: Meilisearch,
  index: string,
  swapped: string | null,
  now: Date,
): Promise<number> {
  const { results } = await client.getRawIndexes({ limit: 1000 })
  const old = results.filter(({ uid }) => {
    const made = madeAt(uid, index)
    return uid === swapped || (made !== null && now.getTime() - made > young)
  })
  for (const { uid } of old) await done(client.deleteIndex(uid))
  return old.length
}
