import { hash } from 'node:crypto'
import type { Meilisearch } from 'meilisearch'
import * as v from 'valibot'
import { stockFigures } from '#stock/figures.ts'
import type { Site } from '#tenants/site.ts'
import { IndexFailure } from './index-failure.ts'
import { nullIfNotFound, waitForTask } from './search-server.ts'

const manifestIndex = 'forecourt_ledger'

const shape = v.object({
  /** The dealer's `search.index`. */
  index: v.string(),
  dealer: v.string(),
  /** Full name of the index that was filled last. */
  filled: v.string(),
  digest: v.string(),
  documents: v.number(),
  /** Digest of its settings as the server returns them. */
  settings: v.string(),
  figures: v.nullable(stockFigures),
  /** The index filled before it; null for the first. */
  before: v.nullable(v.string()),
  /** The indexes searched by releases when a run last found one live: that one's, and the one before it. */
  serving: v.array(v.string()),
})

/** What an index was last filled with; stored on the server, so that any machine can continue. */
export type ManifestEntry = v.InferOutput<typeof shape>

/** The manifest entry of an index; null when it was never filled. */
export async function manifestEntry(client: Meilisearch, index: string): Promise<ManifestEntry | null> {
  const found = await nullIfNotFound(client.index(manifestIndex).getDocument(index))
  const read = v.safeParse(shape, found)
  return read.success ? read.output : null
}

/** Prevents two dealers from filling one index in turns. @throws IndexFailure when it is another dealer's */
export function assertOwnIndex(entry: ManifestEntry | null, { slug, search }: Site, host: string): void {
  if (entry === null || entry.dealer === slug) return
  throw new IndexFailure(
    'dealer',
    `the index "${search.index}" at ${host} is ${entry.dealer}’s; name another in search.index, or take it over with --force`,
  )
}

/** Stores the manifest entry of an index. */
export async function remember(client: Meilisearch, entry: ManifestEntry): Promise<void> {
  await waitForTask(client.index(manifestIndex).addDocuments([entry], { primaryKey: 'index' }))
}

/** Digest of an index's settings as the server returns them; differs once they are changed by hand. */
export async function settingsDigest(client: Meilisearch, name: string): Promise<string> {
  return hash('sha256', JSON.stringify(await client.index(name).getSettings()), 'hex')
}

/**
 * Whether an index was filled with this digest, and still has the number of documents and the settings of its entry.
 */
export async function isCurrent(client: Meilisearch, entry: ManifestEntry | null, digest: string): Promise<boolean> {
  if (entry?.digest !== digest) return false
  const stats = await nullIfNotFound(client.index(entry.filled).getStats())
  return stats?.numberOfDocuments === entry.documents && (await settingsDigest(client, entry.filled)) === entry.settings
}
