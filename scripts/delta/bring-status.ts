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

/** What is noted where the site lives of what the day brought to this release. */
export async function dayAt(destination: Destination, slug: string, release: string): Promise<DayNote | undefined> {
  const before = await readPublished(destination, slug)
  return before.release === release ? before.day : undefined
}

/**
 * Brings the status of the live release, and nothing else, to where its site lives, and notes it there, so that the next
 * publication finds it as it should be.
 * @throws when that release is not there
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
  // Copies that were published beside it come too, whatever this command was told: a web server prefers them.
  const besides = [...new Set([...keys.besides, ...besidesIn(before.files, statusKey)])]
  const uploads = siteFiles(realpathSync(folder), { ...keys, besides }, (file) => file === statusKey)
  const plan = { steps: [{ step: 'changed files' as const, uploads, removals: [] }], gone: before.gone }
  // The release is there whatever becomes of this one file: a run that fails keeps no later one from going on.
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
