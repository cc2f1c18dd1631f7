import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Meilisearch } from 'meilisearch'
import { searchHostPath } from '#api/search-host.ts'
import { isRecord } from '#domain/data/record.ts'
import { liveFolder } from '../build/release/live.ts'
import { formatLocalPath } from '../lib/format-local-path.ts'
import { isVersionOfIndex } from '../lib/index-names.ts'
import { IndexFailure } from './index-failure.ts'
import type { ManifestEntry } from './index-manifest.ts'
import { waitForTask } from './search-server.ts'

/** Younger indexes may belong to a run in progress; in ms. */
const young = 3_600_000

/** The index named in a release's search host file; null when the file is invalid. */
function indexIn(file: string): string | null {
  try {
    const access: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(access) && typeof access.index === 'string' ? access.index : null
  } catch {
    return null
  }
}

/**
 * The index that a dealer's live release searches; null when it has none, or nothing is live here.
 * @throws IndexFailure when its file is invalid: the index in use might be deleted
 */
export function servedIndex(out: string | undefined, slug: string): string | null {
  const live = out === undefined ? null : liveFolder(out, slug)
  const file = live && join(live.folder, searchHostPath)
  if (!file || !existsSync(file)) return null
  const index = indexIn(file)
  if (index !== null) return index
  const what = `${formatLocalPath(file)} does not say which index the live site asks`
  throw new IndexFailure(
    'dealer',
    `${what}; no index was deleted. Build the site again: npm run build -- ${slug} --force`,
  )
}

/** The indexes that releases search, the live one's first: open tabs and a rollback need the previous one. */
export function findIndexesToKeep({ serving }: Pick<ManifestEntry, 'serving'>, served: string | null): string[] {
  if (served === null || served === serving[0]) return serving
  return [served, ...serving].slice(0, 2)
}

/** Number of indexes per response. */
const pageSize = 1000

/** All indexes of a server, fetched page by page. */
async function everyIndex(client: Pick<Meilisearch, 'getRawIndexes'>) {
  const all = []
  for (;;) {
    const { results, total } = await client.getRawIndexes({ offset: all.length, limit: pageSize })
    all.push(...results)
    if (results.length === 0 || all.length >= total) return all
  }
}

/** Deletes the indexes left by failed runs and replaced releases. Returns their number. */
export async function deleteOldIndexes(client: Meilisearch, entry: ManifestEntry, now: Date): Promise<number> {
  const { index, filled, before, serving } = entry
  // No live release is known: it may still search the index filled before.
  const needed = new Set([filled, ...(serving.length > 0 ? serving : [before])])
  const old = (await everyIndex(client)).filter(
    ({ uid, createdAt }) =>
      isVersionOfIndex(uid, index) && !needed.has(uid) && now.getTime() - Date.parse(String(createdAt)) > young,
  )
  for (const { uid } of old) await waitForTask(client.deleteIndex(uid))
  return old.length
}
