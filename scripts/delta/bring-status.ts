import { realpathSync } from 'node:fs'
import { type StockStatus, stockStatusPath } from '#api/stock-status.ts'
import type { Release } from '../build/release/live.ts'
import { PlainError } from '../lib/plain-error.ts'
import { carryOut } from '../publish/carry-out.ts'
import { dayNoteOf } from '../publish/day-status.ts'
import type { Destination } from '../publish/destination.ts'
import { type DayNote, readPublished } from '../publish/published.ts'
import { besidesIn, type Keys, siteFiles } from '../publish/site-files.ts'

const statusKey = stockStatusPath.slice(1)

/** The note at the destination of the last stock status of this release; undefined when it has another release. */
export async function dayAt(destination: Destination, slug: string, release: string): Promise<DayNote | undefined> {
  const before = await readPublished(destination, slug)
  return before.release === release ? before.day : undefined
}

/**
 * Uploads only the stock status of the live release to its destination, and records that there for the next
 * publication.
 * @throws PlainError when the destination has another release
 */
export async function bringStatus(
  slug: string,
  { id, folder }: Pick<Release, 'id' | 'folder'>,
  status: StockStatus,
  destination: Destination,
  keys: Keys,
): Promise<void> {
  const before = await readPublished(destination, slug)
  if (before.release !== id)
    throw new PlainError(
      `${destination.name} does not have the live release of ${slug}: npm run publish -- ${slug} --to …`,
    )
  // Also uploads compressed copies if they were published before, whatever the options: web servers prefer them.
  const besides = [...new Set([...keys.besides, ...besidesIn(before.files, statusKey)])]
  const uploads = siteFiles(realpathSync(folder), { ...keys, besides }, (file) => file === statusKey)
  const plan = { steps: [{ step: 'changed files' as const, uploads, removals: [] }], gone: before.gone }
  // The destination keeps this release's id meanwhile, so that a failed run does not block later ones.
  await carryOut({
    destination,
    plan,
    before,
    release: id,
    meanwhile: id,
    day: dayNoteOf(status),
    onProgress: () => {},
  })
}
