import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'

/** What files have to be, beyond their names. */
export interface UploadGuard {
  /** The first file whose bytes are neither a picture nor a PDF. */
  oddOf(files: readonly File[]): Promise<File | undefined>
  /** Whether the folder may hold these too. */
  hasRoom(files: readonly File[]): Promise<boolean>
}

const takenTypes = /^(image\/(jpeg|png|webp|gif|heic|heif|avif|bmp|tiff)|application\/pdf)$/

async function isTaken(file: File): Promise<boolean> {
  const found = await fileTypeFromBuffer(new Uint8Array(await file.slice(0, 4100).arrayBuffer()))
  return found !== undefined && takenTypes.test(found.mime)
}

async function weightOf(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name)).catch(() => null))?.size ?? 0),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Looks at the bytes of files, and keeps a folder below so many bytes; it is weighed again each minute that files come. */
export function uploadGuard(folder: string, mostBytes: number): UploadGuard {
  let weighed = { at: Number.NEGATIVE_INFINITY, bytes: 0 }
  return {
    async oddOf(files) {
      const taken = await Promise.all(files.map(isTaken))
      return files.find((_file, at) => !taken[at])
    },
    async hasRoom(files) {
      if (files.length === 0) return true
      if (performance.now() - weighed.at > 60_000) weighed = { at: performance.now(), bytes: await weightOf(folder) }
      weighed.bytes += files.reduce((sum, { size }) => sum + size, 0)
      return weighed.bytes <= mostBytes
    },
  }
}
