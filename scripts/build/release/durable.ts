import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openToReaders } from '../../lib/open-to-readers.ts'

/** File systems that cannot sync a folder say so with one of these. */
const unsyncable = new Set(['EINVAL', 'EISDIR', 'EPERM', 'EACCES', 'ENOTSUP'])

/** Makes the names in a folder outlast a power cut, where the file system can promise that. */
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
  /** Before the umask takes from it. */
  readonly mode?: number
  /** Whether web servers are to read it, whatever the umask. */
  readonly isPublic?: boolean
}

/** What stands in the place of a draft and cannot be removed is none, and why nothing could be written is what counts. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true })
  } catch {
    // Told by whoever writes.
  }
}

/**
 * Writes a file whole or not at all, power cuts included; `draft` is a name beside it that nobody else uses. @throws when it
 * cannot, and takes no room of a full disk then
 */
export function writeDurably(
  file: string,
  draft: string,
  content: string | Uint8Array,
  { mode = 0o666, isPublic = false }: Access = {},
): void {
  try {
    writeFileSync(draft, content, { flush: true, mode })
    if (isPublic) openToReaders(draft)
    renameSync(draft, file)
  } catch (error) {
    removeDraft(draft)
    throw error
  }
  syncFolder(dirname(file))
}

/** Syncs side by side cost half as much, as the journal takes many at once. */
const atOnce = 16

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Makes every file below a folder, and the folders themselves, outlast a power cut. @throws when the disk cannot take them */
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
