import type { CarImage } from '#domain/car/car.ts'
import { address } from './address.ts'
import { foundText } from './found-text.ts'
import { mostPictures } from './limits.ts'
import { isSaid } from './said.ts'

/** Whether a picture named by a path or key, not a URL, exists. */
export type HasPicture = (path: string) => boolean

/** A car's pictures, and what is missing of the source's list. */
export interface Pictures {
  readonly images: readonly CarImage[]
  readonly primary: string | null
  /** The first picture that was not taken, as JSON, and why; null when all were. */
  readonly lost: string | null
}

function member(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null ? Object.getOwnPropertyDescriptor(raw, key)?.value : undefined
}

/** A picture's address; null when it cannot be shown: another scheme, or a path without a file. */
export function pictureAddress(raw: unknown, has: HasPicture): string | null {
  const url = address(raw) ?? address(member(raw, 'url'))
  return url === null || /^https?:/i.test(url) || has(url) ? url : null
}

/** One picture in any of the nestings feeds use: a url, {url, thumb}, {image: {url, thumb}} or {image, thumb}. */
export function readImage(raw: unknown, has: HasPicture): CarImage | null {
  const image = member(raw, 'image') ?? raw
  const url = pictureAddress(image, has)
  const small = () => pictureAddress(member(image, 'thumb'), has) ?? pictureAddress(member(raw, 'thumb'), has)
  return url === null ? null : { url, thumb: small() }
}

/** Returns the address of the build's copy of a picture, the same without a copy, null when it cannot be shown. */
export type CopyOf = (address: string) => string | null

/** Replaces pictures by the build's copies of them. A copy has widths of its own, and needs no thumbnail. */
export function withCopies(pictures: Pictures, copyOf: CopyOf): Pictures {
  const images = pictures.images.flatMap((image): readonly CarImage[] => {
    const url = copyOf(image.url)
    if (url === image.url) return [image]
    return url === null ? [] : [{ url, thumb: null }]
  })
  const primary = pictures.primary === null ? null : copyOf(pictures.primary)
  return { ...pictures, images, primary: primary ?? images[0]?.url ?? null }
}

function listOf(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : []
}

const noAddress = 'which is neither a whole address (https://...) nor a picture stored here'

/** The first picture of a list that is not taken, as JSON, and why; null when all are. */
function lostOf(images: unknown, has: HasPicture): string | null {
  if (!Array.isArray(images)) return isSaid(images) ? `${foundText(images)}, which is no list` : null
  const at = images.findIndex((raw, index) => index >= mostPictures || readImage(raw, has) === null)
  if (at < 0) return null
  return `${foundText(images[at])}, ${at < mostPictures ? noAddress : `as ${mostPictures} are the most`}`
}

/**
 * A car's pictures in order, at most a hundred; `thumbnails` fills in missing ones. The primary picture replaces a
 * missing list, the first of the list a missing primary picture.
 */
export function readImages(images: unknown, thumbnails: unknown, first: unknown, has: HasPicture): Pictures {
  const listed = listOf(images)
  const thumbs = listOf(thumbnails).slice(0, mostPictures)
  const thumbAt = (at: number) => pictureAddress(thumbs[at], has)
  const read = listed.slice(0, mostPictures).flatMap((raw, at) => {
    const image = readImage(raw, has)
    return image ? [{ url: image.url, thumb: image.thumb ?? thumbAt(at) }] : []
  })
  const own = pictureAddress(first, has)
  const standIn = own === null ? [] : [{ url: own, thumb: thumbAt(0) }]
  return {
    images: read.length > 0 ? read : standIn,
    primary: own ?? read[0]?.url ?? null,
    lost: lostOf(images, has),
  }
}
