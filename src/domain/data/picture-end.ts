import type { PictureKind } from './picture-kind.ts'

const [startOfScan, endOfImage] = ['\xff\xda', '\xff\xd9']

/**
 * Bytes from a JPEG marker to the end of its segment. Standalone markers have no length; repeated FF is padding.
 * Returns `bytes.length` when the bytes end first.
 */
export function lengthAt(bytes: string, at: number): number {
  const mark = bytes.charCodeAt(at + 1)
  if (mark === 0xff) return 1
  const isAlone = mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd8)
  const length = isAlone ? 2 : 2 + bytes.charCodeAt(at + 2) * 256 + bytes.charCodeAt(at + 3)
  return length || bytes.length
}

/**
 * Skips the segments by their lengths up to the scan data, in which an end-of-image marker can only be the real one.
 */
function isJpgWhole(bytes: string): boolean {
  let at = bytes.indexOf('\xff', 2)
  while (at >= 0 && !bytes.startsWith(startOfScan, at)) at = bytes.indexOf('\xff', at + lengthAt(bytes, at))
  return at >= 0 && bytes.includes(endOfImage, at)
}

/** The RIFF length follows the first four bytes, little-endian, and excludes these eight. */
function isWebpWhole(bytes: string): boolean {
  const length = [7, 6, 5, 4].reduce((sum, at) => sum * 256 + bytes.charCodeAt(at), 0)
  return bytes.length >= length + 8
}

const ends: Readonly<Partial<Record<PictureKind, (bytes: string) => boolean>>> = {
  JPG: isJpgWhole,
  PNG: (bytes) => bytes.includes('IEND'),
  WebP: isWebpWhole,
}

/** Whether a picture's bytes (one character each) are complete; trailing data does not matter. */
export function isWholePicture(kind: PictureKind, bytes: string): boolean {
  return ends[kind]?.(bytes) ?? true
}
