import type { CarImage } from '#domain/car/car.ts'
import { address } from './facts.ts'

function member(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null ? Object.getOwnPropertyDescriptor(raw, key)?.value : undefined
}

function urlIn(raw: unknown): string | null {
  return address(raw) ?? address(member(raw, 'url'))
}

/** One picture in any of the nestings feeds use: a url, {url, thumb}, {image: {url, thumb}} or {image, thumb}. */
export function readImage(raw: unknown): CarImage | null {
  const image = member(raw, 'image') ?? raw
  const url = urlIn(image)
  return url === null ? null : { url, thumb: urlIn(member(image, 'thumb')) ?? urlIn(member(raw, 'thumb')) }
}

/** A car's pictures in their order; `thumbnails` fills in small ones, the primary picture stands in for a missing list. */
export function readImages(images: unknown, thumbnails: unknown, primary: string | null): readonly CarImage[] {
  const thumbs = Array.isArray(thumbnails) ? thumbnails.map(urlIn) : []
  const listed = Array.isArray(images) ? images : []
  const read = listed.flatMap((raw, at) => {
    const image = readImage(raw)
    return image ? [{ url: image.url, thumb: image.thumb ?? thumbs[at] ?? null }] : []
  })
  return read.length === 0 && primary !== null ? [{ url: primary, thumb: thumbs[0] ?? null }] : read
}
