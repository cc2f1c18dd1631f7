import type { LeadFile } from '../asked/stored-lead.ts'
import type { OnLeadStored, Updated } from '../store/lead-store.ts'
import type { PendingUploads } from '../store/pending-uploads.ts'
import type { LeadService } from './lead-routes.ts'
import type { Lead } from './lead-schema.ts'
import { exceedsFileLimits, type NamedFile, named, writeFiles } from './uploads.ts'

type Kept = Pick<LeadFile, 'path' | 'size'>

/** A lead would exceed the limits on its files. */
export class FileLimitExceeded extends Error {}

/**
 * Runs in the transaction that stores a lead: assigns its uploaded files to it.
 * @throws FileLimitExceeded when it has too many
 */
export const assignUploadedFiles =
  (pending: PendingUploads): OnLeadStored =>
  async (work, stored) => {
    const added = await pending.settle(work, stored)
    if (added > 0 && exceedsFileLimits(stored.files)) throw new FileLimitExceeded()
  }

/** Deletes files that no lead uses; those that cannot be deleted now keep their note and are swept later. */
async function dropSpare({ pending, uploads }: LeadService, spare: readonly Kept[]): Promise<void> {
  const dropped = new Set(await pending.drop(spare.map(({ path }) => path)).catch(() => []))
  uploads?.giveBack(spare.filter(({ path }) => dropped.has(path)))
}

async function keepNoted(
  service: LeadService,
  files: readonly NamedFile[],
  keep: (files: readonly LeadFile[]) => Promise<Updated>,
): Promise<Updated> {
  try {
    const outcome = await keep(await writeFiles(service.folder, files))
    await dropSpare(service, outcome.spare)
    return outcome
  } catch (error) {
    await dropSpare(
      service,
      files.map(({ file, path }) => ({ path, size: file.size })),
    )
    throw error
  }
}

/** Writes files, whose space is reserved already, and stores a lead with them. Leaves no file without a lead. */
export async function withStoredFiles(
  service: LeadService,
  lead: Lead,
  files: readonly File[],
  keep: (files: readonly LeadFile[]) => Promise<Updated>,
): Promise<Updated> {
  const { pending, folder, now, uploads } = service
  const written = named(folder, files)
  const paths = written.map(({ path }) => path)
  await pending.note(lead, paths, now()).catch((error: unknown) => {
    uploads?.giveBack(files)
    throw error
  })
  return keepNoted(service, written, keep).finally(() => pending.release(paths))
}

/** Stores a new lead with files; for a repeat or a conflict, the files are discarded. */
export function addWithFiles(service: LeadService, lead: Lead, files: readonly File[]): Promise<Updated> {
  return withStoredFiles(service, lead, files, async (written) => {
    const outcome = await service.store.add(lead, written, service.now())
    return { ...outcome, spare: outcome.kind === 'kept' && outcome.isNew ? [] : written }
  })
}
