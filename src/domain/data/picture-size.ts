import { lengthAt } from './picture-end.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'

/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** A number of so many bytes, the highest first. */
const high = (bytes: string, at: number, length: number): number =>
  Array.from({ length }, (_, step) => bytes.charCodeAt(at + step)).reduce((sum, byte) => sum * 256 + byte, 0)

/** The same, the lowest first. */
const low = (bytes: string, at: number, length: number): number =>
  Array.from({ length }, (_, step) => bytes.charCodeAt(at + step)).reduceRight((sum, byte) => sum * 256 + byte, 0)

/** How a camera says which way up it was held, in either order of bytes; the number behind is above 4 where it was held on end. */
const turns = ['\x01\x12\x00\x03\x00\x00\x00\x01\x00', '\x12\x01\x03\x00\x01\x00\x00\x00']

function isOnEnd(start: string): boolean {
  return turns.some((turn) => start.includes(turn) && start.charCodeAt(start.indexOf(turn) + turn.length) > 4)
}

/** A segment that says how large a JPG is: of its sixteen kinds, three say something else. */
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

/** How large a photo is, as it is shown, by its bytes, a letter each; null where it does not say. */
export function pixelSize(bytes: string): PixelSize | null {
  const kind = pictureKind(bytes.slice(0, 64))
  const size = kind && sizes[kind]?.(bytes)
  return size && size.width > 0 && size.height > 0 ? size : null
}
