import { hash } from 'node:crypto'
import { join } from 'node:path'
import sharp, { type OutputInfo, type SharpOptions } from 'sharp'
import { pictureFile, pictureWidths } from '#domain/car/picture.ts'
import { type PictureKind, pictureKind } from '#domain/data/picture-kind.ts'
import { writeDurably } from '../build/release/durable.ts'
import { bytesOfCopy, isWholeWebp } from './copy-files.ts'

// Decoded pictures are never used twice; sharp's cache would double the memory of a run.
sharp.cache(false)

/** A stored picture and the size of its original. */
export interface Shrunk {
  readonly key: string
  /** Total size of its files. */
  readonly bytes: number
  readonly width: number
  readonly height: number
}

/** Maximum number of pixels of a photo; decoded, that takes 200 MB. */
const mostPixels = 50_000_000

/** Maximum number of pixels of formats decoded as a whole, at up to 30 bytes per pixel; phones take 4032 by 3024. */
const mostAtOnce = 12_500_000

/** Minimum width and height in pixels; smaller ones are spacers and tracking pixels. */
const fewestAcross = 32

/** Accepted kinds; HEIC is recognised only for a better error message. */
const photos: readonly (PictureKind | null)[] = ['JPG', 'PNG', 'WebP', 'AVIF', 'HEIC']

/** AVIF, HEIC and interlaced PNG (byte 28 of its header) are decoded as a whole; others row by row, or cheaply. */
const isDecodedAtOnce = (kind: PictureKind | null, bytes: Buffer): boolean =>
  kind === 'AVIF' || kind === 'HEIC' || (kind === 'PNG' && bytes[28] === 1)

/** Kind of a picture, and sharp options to read it. */
function inputOf(bytes: Buffer): { readonly kind: PictureKind | null; readonly options: SharpOptions } {
  const kind = pictureKind(bytes.toString('latin1', 0, 16))
  const limitInputPixels = isDecodedAtOnce(kind, bytes) ? mostAtOnce : mostPixels
  return { kind, options: { limitInputPixels, failOn: 'error' } }
}

/** Rethrows sharp's varying, technical errors with one of a few plain messages. */
function plainly(bytes: Buffer): (error: unknown) => never {
  const { kind, options } = inputOf(bytes)
  return (cause) => {
    const isLarge = cause instanceof Error && cause.message.includes('pixel limit')
    const broken = kind === 'HEIC' ? 'it is HEIC, which is not read: have it sent as JPEG' : 'it is broken'
    const large = `it has more than ${Number(options.limitInputPixels) / 1e6} million pixels`
    throw new Error(isLarge ? large : broken, { cause })
  }
}

const widest = Math.max(...pictureWidths)

/** Raw pixels, upright, in sRGB, at the widest copy's width. Decoded once for all copies, as decoding costs most. */
function decode(bytes: Buffer): Promise<{ readonly data: Buffer; readonly info: OutputInfo }> {
  return sharp(bytes, inputOf(bytes).options)
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(plainly(bytes))
}

async function write(bytes: Buffer, key: string, folder: string): Promise<void> {
  const files = pictureWidths.map((width) => ({ width, target: join(folder, pictureFile(key, width)) }))
  const missing = files.filter(({ target }) => !isWholeWebp(target))
  if (missing.length === 0) return
  const { data, info } = await decode(bytes)
  const { width: across, height, channels } = info
  for (const { width, target } of missing) {
    const drawn = await sharp(data, { raw: { width: across, height, channels } })
      .timeout({ seconds: 20 })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .toBuffer()
      .catch(plainly(bytes))
    writeDurably(target, `${target}.${process.pid}.part`, drawn)
  }
}

/**
 * Stores a photo in every width that pages use: upright, in sRGB, without metadata (location, camera, owner). Its key
 * is a hash of its bytes.
 * @throws when it is not a photo, is broken or has too many pixels
 */
export async function shrinkPicture(bytes: Buffer, folder: string): Promise<Shrunk> {
  const { kind, options } = inputOf(bytes)
  if (!photos.includes(kind)) throw new Error('it is no JPEG, PNG, WebP or AVIF')
  const { autoOrient } = await sharp(bytes, options).metadata().catch(plainly(bytes))
  const { width, height } = autoOrient
  if (Math.min(width, height) < fewestAcross) throw new Error(`it is no photo: ${width} by ${height} pixels`)
  const key = hash('sha256', bytes, 'hex').slice(0, 20)
  await write(bytes, key, folder)
  return { key, bytes: bytesOfCopy(folder, key), width, height }
}
