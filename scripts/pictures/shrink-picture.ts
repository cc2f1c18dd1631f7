import { hash } from 'node:crypto'
import { join } from 'node:path'
import sharp, { type OutputInfo, type SharpOptions } from 'sharp'
import { pictureFile, pictureWidths } from '#domain/car/picture.ts'
import { type PictureKind, pictureKind } from '#domain/data/picture-kind.ts'
import { writeDurably } from '../build/release/durable.ts'
import { bytesOfCopy, isWholeWebp } from './copy-files.ts'

// What was decoded is kept in case it is asked for again, which it never is: the run would take twice the memory.
sharp.cache(false)

/** A picture as it stands in the store, and how large it came. */
export interface Shrunk {
  readonly key: string
  /** Of its files together. */
  readonly bytes: number
  readonly width: number
  readonly height: number
}

/** Larger ones are no photo of a car; decoded they would take 200 MB. */
const mostPixels = 50_000_000

/** Of what is decoded all at once, at up to 30 bytes a pixel where it is deep and transparent: phones make 4032 by 3024 of them. */
const mostAtOnce = 12_500_000

/** Narrower or lower ones are spacers, and marks by which somebody counts who looks. */
const fewestAcross = 32

/** Drawings, documents and animations are no photos. */
const photos: readonly (PictureKind | null)[] = ['JPG', 'PNG', 'WebP', 'AVIF', 'HEIC']

/** AVIF and PNG that is interlaced, as the byte behind its head's size says; others come row by row, or are small for their pixels. */
const isDecodedAtOnce = (kind: PictureKind | null, bytes: Buffer): boolean =>
  kind === 'AVIF' || kind === 'HEIC' || (kind === 'PNG' && bytes[28] === 1)

/** What it is, and how it is read. */
function inputOf(bytes: Buffer): { readonly kind: PictureKind | null; readonly options: SharpOptions } {
  const kind = pictureKind(bytes.toString('latin1', 0, 16))
  const limitInputPixels = isDecodedAtOnce(kind, bytes) ? mostAtOnce : mostPixels
  return { kind, options: { limitInputPixels, failOn: 'error' } }
}

/** What sharp says of a picture is for programmers, and of each broken one something else. */
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

/** Its pixels, upright, in sRGB, as wide as the widest copy: decoded once for all copies, as that is what costs memory and time. */
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
 * Puts a photo into the store in every width that pages ask for, upright, in sRGB, without anything else its file says (place,
 * camera, owner). Named by its bytes. @throws when it is no photo, is broken or has too many pixels
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
