import type { PictureKind } from './picture-kind.ts'

const [startOfScan, endOfImage] = ['\xff\xda', '\xff\xd9']

/** Segments say their length; what is drawn begins behind them, and holds no mark but such as belong there. */
function isJpgWhole(bytes: string): boolean {
  let at = 2
  while (at < bytes.length && !bytes.startsWith(startOfScan, at)) {
    if (bytes[at] !== '\xff') return false
    at += bytes[at + 1] === '\xff' ? 1 : 2 + bytes.charCodeAt(at + 2) * 256 + bytes.charCodeAt(at + 3)
  }
  return bytes.includes(endOfImage, at)
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
