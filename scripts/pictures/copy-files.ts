import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFile, pictureWidths } from '#domain/car/picture.ts'

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Bytes of a copy in all its widths, which pages ask for; 0 where a file is missing or empty. */
export function bytesOfCopy(folder: string, key: string): number {
  const sizes = pictureWidths.map((width) => sizeOf(join(folder, pictureFile(key, width))))
  return sizes.includes(0) ? 0 : sizes.reduce((sum, size) => sum + size)
}

/**
 * Whether a copy stands in the store in every width, by the sizes of its files: to read thousands would cost each build of a
 * night three times as much. Of copies of days when sizes were not noted, empty files alone are known.
 */
export function isWholeCopy({ key, bytes }: { readonly key: string; readonly bytes: number }, folder: string): boolean {
  const there = bytesOfCopy(folder, key)
  return there > 0 && (bytes === 0 || bytes === there)
}

/** Whether a file is as long as a WebP says it is in its first bytes. */
export function isWholeWebp(file: string): boolean {
  const size = sizeOf(file)
  if (size < 12) return false
  const [head, handle] = [Buffer.alloc(8), openSync(file, 'r')]
  try {
    readSync(handle, head, 0, 8, 0)
  } finally {
    closeSync(handle)
  }
  return head.toString('latin1', 0, 4) === 'RIFF' && head.readUInt32LE(4) + 8 === size
}
