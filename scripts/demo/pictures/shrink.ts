import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { pictureFile, pictureWidths } from '#domain/car/picture.ts'
import type { StudioPicture } from './studio.ts'

/** Progress in pictures. */
export interface ShrinkProgress {
  readonly done: number
  readonly total: number
}

function isThere(folder: string, { key }: StudioPicture): boolean {
  return pictureWidths.every((width) => existsSync(join(folder, pictureFile(key, width))))
}

/** Decodes a picture once, at the widest of these widths; the narrower ones are resized from that. */
async function packer(file: string, widths: readonly number[]): Promise<(width: number) => Sharp> {
  const { data, info } = await sharp(file)
    .resize(Math.max(...widths))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (width) => sharp(data, { raw: info }).resize(width).webp({ quality: 82, effort: 1 })
}

/** Resizes one picture. Files are written atomically, since several builds may share the folder. */
async function shrink({ key, file }: StudioPicture, folder: string): Promise<void> {
  const { width: rendered } = await sharp(file).metadata()
  const pack = await packer(
    file,
    pictureWidths.filter((width) => width !== rendered),
  )
  for (const width of pictureWidths) {
    const target = join(folder, pictureFile(key, width))
    const part = `${target}.${process.pid}.part`
    // Re-encoding a picture that has this width already would take half of the time, and lose sharpness.
    if (width === rendered) await copyFile(file, part)
    else await pack(width).toFile(part)
    renameSync(part, target)
  }
}

/** Two pictures per core take a fifth less time than one: one uses the core while the other is read or written. */
const lanesPerCore = 2

/** Writes missing pictures into a folder in every width that pages use. Returns how many were missing. */
export async function shrinkPictures(
  pictures: readonly StudioPicture[],
  folder: string,
  onProgress?: ((progress: ShrinkProgress) => void) | undefined,
): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const missing = pictures.filter((picture) => !isThere(folder, picture))
  const waiting = missing.values()
  let done = 0
  const lane = async (): Promise<void> => {
    for (const picture of waiting) {
      await shrink(picture, folder)
      done += 1
      onProgress?.({ done, total: missing.length })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() * lanesPerCore }, lane))
  return missing.length
}
