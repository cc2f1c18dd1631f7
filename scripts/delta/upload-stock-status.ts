import { realpathSync } from 'node:fs'
import { type StockStatus, stockStatusPath } from '#api/stock-status.ts'
import type { Release } from '../build/release/live.ts'
import { OperatorError } from '../lib/operator-error.ts'
import type { Destination } from '../publish/destination.ts'
import { executePlan } from '../publish/execute-plan.ts'
import { readPublished, type StatusNote } from '../publish/published.ts'
import { findCopyEncodings, type Keys, siteFiles } from '../publish/site-files.ts'
import { createStatusNote } from '../publish/status-key.ts'

const statusKey = stockStatusPath.slice(1)

/** The note at the destination of the last stock status of this release; undefined when it has another release. */
export async function readStatusNote(
  destination: Destination,
  slug: string,
  release: string,
): Promise<StatusNote | undefined> {
  const before = await readPublished(destination, slug)
  return before.release === release ? before.day : undefined
}

/**
 * Uploads only the stock status of the live release to its destination, and records that there for the next
 * publication.
 * @throws OperatorError when the destination has another release
 */
export async function uploadStockStatus(
  slug: string,
  { id, folder }: Pick<Release, 'id' | 'folder'>,
  status: StockStatus,
  destination: Destination,
  keys: Keys,
): Promise<void> {
  const before = await readPublished(destination, slug)
  if (before.release !== id)
    throw new OperatorError(
      `${destination.name} does not have the live release of ${slug}: npm run publish -- ${slug} --to …`,
    )
  // Also uploads compressed copies if they were published before, whatever the options: web servers prefer them.
  const besides = [...new Set([...keys.besides, ...findCopyEncodings(before.files, statusKey)])]
  const uploads = siteFiles(realpathSync(folder), { ...keys, besides }, (file) => file === statusKey)
  const plan = { steps: [{ step: 'changed files' as const, uploads, removals: [] }], gone: before.gone }
  // The destination keeps this release's id meanwhile, so that a failed run does not block later ones.
  await executePlan({
    destination,
    plan,
    before,
    release: id,
    meanwhile: id,
    day: createStatusNote(status),
    onProgress: () => {},
  })
}
