import type { PictureKind } from './picture-kind.ts'

const [startOfScan, endOfImage] = ['\xff\xda', '\xff\xd9']

/** How far the next mark of a JPG is. Marks that stand alone have no length; more than one FF before a mark is padding. Where the bytes end first, it is all of them. */
export function lengthAt(bytes: string, at: number): number {
  const mark = bytes.charCodeAt(at + 1)
  if (mark === 0xff) return 1
  const isAlone = mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd8)
  const length = isAlone ? 2 : 2 + bytes.charCodeAt(at + 2) * 256 + bytes.charCodeAt(at + 3)
  return length || bytes.length
}

/** Segments say their length; what is drawn begins behind them, and holds no mark but such as belong there. */
function isJpgWhole(bytes: string): boolean {
  let at = bytes.indexOf('\xff', 2)
  while (at >= 0 && !bytes.startsWith(startOfScan, at)) at = bytes.indexOf('\xff', at + lengthAt(bytes, at))
  return at >= 0 && bytes.includes(endOfImage, at)
}

/** Its length stands behind the first four letters, lowest byte first, and does not count these eight. */
function isWebpWhole(bytes: string): boolean {
  const length = [7, 6, 5, 4].reduce((sum, at) => sum * 256 + bytes.charCodeAt(at), 0)
  return bytes.length >= length + 8
}

const ends: Readonly<Partial<Record<PictureKind, (bytes: string) => boolean>>> = {
  JPG: isJpgWhole,
  PNG: (bytes) => bytes.includes('IEND'),
  WebP: isWebpWhole,
}

/** Whether a photo of a kind is there to its end, a letter a byte; what its maker put behind that does not matter. */
export function isWholePicture(kind: PictureKind, bytes: string): boolean {
  return ends[kind]?.(bytes) ?? true
}
