import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeReadable } from '../../lib/make-readable.ts'

/** Error codes of file systems that cannot sync a folder. */
const unsyncable = new Set(['EINVAL', 'EISDIR', 'EPERM', 'EACCES', 'ENOTSUP'])

/** Syncs a folder's entries to disk, where the file system supports it. */
export function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    if (!unsyncable.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

interface Access {
  /** Before the umask is applied. */
  readonly mode?: number
  /** Whether web servers must be able to read it, whatever the umask. */
  readonly isPublic?: boolean
}

/** Removes the draft. Its own failure is ignored, so that the write's error is reported. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true })
  } catch {
    // The caller throws the write's error.
  }
}

/**
 * Writes a file atomically and durably; `draft` is a path beside it that nothing else uses.
 * @throws when it cannot be written; then no draft stays on a full disk
 */
export function writeDurably(
  file: string,
  draft: string,
  content: string | Uint8Array,
  { mode = 0o666, isPublic = false }: Access = {},
): void {
  try {
    writeFileSync(draft, content, { flush: true, mode })
    if (isPublic) makeReadable(draft)
    renameSync(draft, file)
  } catch (error) {
    removeDraft(draft)
    throw error
  }
  syncFolder(dirname(file))
}

/** Parallel syncs take half as long, as the file system's journal batches them. */
const atOnce = 16

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Syncs every file below a folder, and the folders, to disk. @throws when that fails */
export async function syncTree(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const turns = files[Symbol.iterator]()
  const syncNext = async () => {
    for (const file of turns) await syncFile(file)
  }
  await Promise.all(Array.from({ length: atOnce }, syncNext))
  for (const entry of entries) if (entry.isDirectory()) syncFolder(join(entry.parentPath, entry.name))
  syncFolder(folder)
}
