import { hash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
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

/** Drawings, documents and animations are no photos. */
const photos: readonly (PictureKind | null)[] = ['JPG', 'PNG', 'WebP', 'AVIF', 'HEIC']

const isPhoto = (bytes: Buffer): boolean => photos.includes(pictureKind(bytes.toString('latin1', 0, 16)))

/** What sharp says of a picture is for programmers, and of each broken one something else. */
function plainly(error: unknown): never {
  const said = error instanceof Error ? error.message : String(error)
  throw new Error(said.includes('pixel limit') ? 'it has more than 50 million pixels' : 'it is broken', {
    cause: error,
  })
}

async function write(bytes: Buffer, key: string, folder: string): Promise<void> {
  for (const width of pictureWidths) {
    const target = join(folder, pictureFile(key, width))
    if (isWholeWebp(target)) continue
    const drawn = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .toBuffer()
      .catch(plainly)
    writeDurably(target, `${target}.${process.pid}.part`, drawn)
  }
}

/**
 * Puts a photo into the store in every width that pages ask for, upright, in sRGB, without anything else its file says (place,
 * camera, owner). Named by its bytes. @throws when it is no photo, is broken or has more than 50 million pixels
 */
export async function shrinkPicture(bytes: Buffer, folder: string): Promise<Shrunk> {
  if (!isPhoto(bytes)) throw new Error('it is no JPEG, PNG, WebP or AVIF')
  const { autoOrient } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata().catch(plainly)
  const key = hash('sha256', bytes, 'hex').slice(0, 20)
  await write(bytes, key, folder)
  return { key, bytes: bytesOfCopy(folder, key), width: autoOrient.width, height: autoOrient.height }
}
