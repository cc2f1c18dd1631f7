import { lengthAt } from './picture-end.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'

/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** Big-endian number of `length` bytes. */
const high = (bytes: string, at: number, length: number): number =>
  Array.from({ length }, (_, step) => bytes.charCodeAt(at + step)).reduce((sum, byte) => sum * 256 + byte, 0)

/** Little-endian number of `length` bytes. */
const low = (bytes: string, at: number, length: number): number =>
  Array.from({ length }, (_, step) => bytes.charCodeAt(at + step)).reduceRight((sum, byte) => sum * 256 + byte, 0)

/** EXIF orientation tag in both byte orders; a value above 4 means that the picture is rotated by a quarter turn. */
const turns = ['\x01\x12\x00\x03\x00\x00\x00\x01\x00', '\x12\x01\x03\x00\x01\x00\x00\x00']

function isOnEnd(start: string): boolean {
  return turns.some((turn) => start.includes(turn) && start.charCodeAt(start.indexOf(turn) + turn.length) > 4)
}

/** Whether a JPEG segment is a frame header, which has the size: C0 to CF without C4, C8 and CC. */
function isFrame(bytes: string, at: number): boolean {
  const mark = bytes.charCodeAt(at + 1)
  return mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
}

function jpgSize(bytes: string): PixelSize | null {
  let at = bytes.indexOf('\xff', 2)
  while (at >= 0 && !isFrame(bytes, at)) at = bytes.indexOf('\xff', at + lengthAt(bytes, at))
  const [height, width] = [high(bytes, at + 5, 2), high(bytes, at + 7, 2)]
  if (at < 0) return null
  return isOnEnd(bytes.slice(0, at)) ? { width: height, height: width } : { width, height }
}

function webpSize(bytes: string): PixelSize | null {
  const kind = bytes.slice(12, 16)
  if (kind === 'VP8X') return { width: 1 + low(bytes, 24, 3), height: 1 + low(bytes, 27, 3) }
  if (kind === 'VP8 ') return { width: low(bytes, 26, 2) % 16384, height: low(bytes, 28, 2) % 16384 }
  const packed = low(bytes, 21, 4)
  return kind === 'VP8L' ? { width: 1 + (packed % 16384), height: 1 + (Math.floor(packed / 16384) % 16384) } : null
}

const sizes: Readonly<Partial<Record<PictureKind, (bytes: string) => PixelSize | null>>> = {
  JPG: jpgSize,
  PNG: (bytes) => ({ width: high(bytes, 16, 4), height: high(bytes, 20, 4) }),
  WebP: webpSize,
}

/** Displayed size of a photo from its bytes (one character each); null when unknown. */
export function pixelSize(bytes: string): PixelSize | null {
  const kind = pictureKind(bytes.slice(0, 64))
  const size = kind && sizes[kind]?.(bytes)
  return size && size.width > 0 && size.height > 0 ? size : null
}
