import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { acceptedFileTypes } from './uploads.ts'

/** Checks uploads beyond their names: content, and space in the folder. */
export interface UploadGuard {
  /** The first file whose bytes are neither a picture nor a PDF. */
  oddOf(files: readonly File[]): Promise<File | undefined>
  /** Reserves space in the folder; returns false and reserves none when there is not enough. */
  takeRoom(files: readonly Weight[]): Promise<boolean>
  /** Releases the reserved space of files that are not kept. */
  giveBack(files: readonly Weight[]): void
}

interface Weight {
  readonly size: number
}

const weigh = (files: readonly Weight[]) => files.reduce((sum, { size }) => sum + size, 0)

async function isTaken(file: File): Promise<boolean> {
  const found = await fileTypeFromBuffer(new Uint8Array(await file.slice(0, 4100).arrayBuffer()))
  return found !== undefined && acceptedFileTypes.test(found.mime)
}

async function weightOf(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => ({ size: 0 }))))
  return weigh(files)
}

/** Checks the content of files and keeps a folder below `mostBytes`. Its size is measured at most once a minute. */
export function uploadGuard(folder: string, mostBytes: number): UploadGuard {
  let weighed = { at: Number.NEGATIVE_INFINITY, bytes: 0 }
  const isStale = () => performance.now() - weighed.at > 60_000
  const weighAgain = async () => {
    const bytes = await weightOf(folder)
    // When several requests measured at once, the first result counts.
    if (isStale()) weighed = { at: performance.now(), bytes }
  }
  return {
    async oddOf(files) {
      const taken = await Promise.all(files.map(isTaken))
      return files.find((_file, at) => !taken[at])
    },
    async takeRoom(files) {
      if (files.length === 0) return true
      if (isStale()) await weighAgain()
      if (weighed.bytes + weigh(files) > mostBytes) return false
      weighed.bytes += weigh(files)
      return true
    },
    giveBack(files) {
      weighed.bytes = Math.max(0, weighed.bytes - weigh(files))
    },
  }
}
