import type { CarImage } from '#domain/car/car.ts'
import { address } from './address.ts'
import { foundText } from './found-text.ts'
import { mostPictures } from './limits.ts'
import { isSaid } from './said.ts'

/** Whether a picture that is no whole address is there. */
export type HasPicture = (path: string) => boolean

/** A car's pictures, and what of the source's list is not among them. */
export interface Pictures {
  readonly images: readonly CarImage[]
  readonly primary: string | null
  /** The first that was not taken, as it stands there; null where all were. */
  readonly lost: string | null
}

function member(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null ? Object.getOwnPropertyDescriptor(raw, key)?.value : undefined
}

/** A picture's address, or null when it cannot be shown: another scheme, or a path where nothing is. */
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

/** What the build keeps of a picture of another host: the address of its copy, the same where it has none, null where it cannot be shown. */
export type CopyOf = (address: string) => string | null

/** The same pictures, with the build's copies in place of those it has. A copy has widths of its own, and needs no small one. */
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

/** What is left out of a list first, if anything is. */
function lostOf(images: unknown, has: HasPicture): string | null {
  if (!Array.isArray(images)) return isSaid(images) ? foundText(images) : null
  const at = images.findIndex((raw, index) => index >= mostPictures || readImage(raw, has) === null)
  return at < 0 ? null : foundText(images[at])
}

/**
 * A car's pictures in their order, a hundred at most; `thumbnails` fills in small ones. The primary picture stands in for
 * a missing list, the first of the list for a missing primary one.
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
