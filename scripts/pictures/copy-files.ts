import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFile, pictureWidths } from '#domain/car/picture.ts'

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Total size of a copy's files of all widths, in bytes; 0 when a file is missing or empty. */
export function bytesOfCopy(folder: string, key: string): number {
  const sizes = pictureWidths.map((width) => sizeOf(join(folder, pictureFile(key, width))))
  return sizes.includes(0) ? 0 : sizes.reduce((sum, size) => sum + size)
}

/**
 * Whether a copy is complete in every width, judged by file sizes: reading thousands of files would take each build
 * three times as long. For copies without a recorded size, only missing or empty files are detected.
 */
export function isCompleteCopy(
  { key, bytes }: { readonly key: string; readonly bytes: number },
  folder: string,
): boolean {
  const there = bytesOfCopy(folder, key)
  return there > 0 && (bytes === 0 || bytes === there)
}

/** Whether a file has the length that its WebP header states. */
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
