/** Where pictures come from: an image CDN by key, or files the build made. */
export interface PicturePolicy {
  /** Image CDN origin, or null for pictures served by the site itself. */
  readonly host: string | null
  /** 1-100; the CDN's quality parameter. */
  readonly quality: number
}

/** A responsive picture as an <img> needs it. */
export interface Picture {
  readonly src: string
  /** Empty when only one size exists. */
  readonly srcset: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** Widths every picture of a car exists in, narrow to wide. */
export const pictureWidths = [320, 480, 960, 1440] as const
const frame = { width: 960, height: 640 } as const
const stored = /^\/pictures\/([a-z0-9-]+)$/
const wholeAddress = /^(?:https?:)?\/\//i

/** The key of a picture of the store, which pages name as `/pictures/<key>`; null for any other address. */
export function pictureKey(url: string): string | null {
  return stored.exec(url)?.[1] ?? null
}

/** The file of a picture of the store at one of the widths, in the store and below `/pictures/`. */
export function pictureFile(key: string, width: number): string {
  return `${key}-${width}.webp`
}

function sized(at: (width: number) => string): Pick<Picture, 'src' | 'srcset'> {
  return { src: at(frame.width), srcset: pictureWidths.map((width) => `${at(width)} ${width}w`).join(', ') }
}

function onHost(key: string, host: string, quality: number): Pick<Picture, 'src' | 'srcset'> {
  const address = `${host.replace(/\/+$/, '')}/${encodeURI(key.replace(/^\/+/, ''))}`
  return sized((width) => `${address}?width=${width}&format=webp&quality=${quality}`)
}

function sources(url: string, { host, quality }: PicturePolicy): Pick<Picture, 'src' | 'srcset'> {
  const key = pictureKey(url)
  if (wholeAddress.test(url)) return { src: url, srcset: '' }
  if (host !== null) return onHost(key ?? url, host, quality)
  if (key) return sized((width) => `/pictures/${pictureFile(key, width)}`)
  return { src: `/${encodeURI(url.replace(/^\/+/, ''))}`, srcset: '' }
}

/**
 * A car's photo, 3:2, as an <img> needs it. `url` is a whole address (used as it is), a key of the image host, or a path
 * `/pictures/<key>` of pictures the build made in four widths.
 */
export function pictureFor(url: string, alt: string, policy: PicturePolicy): Picture {
  return { ...sources(url, policy), ...frame, alt }
}

/** A picture that is never shown as large as its widest file. */
export function withoutWidest({ srcset, ...picture }: Picture): Picture {
  return { ...picture, srcset: srcset.split(', ').slice(0, -1).join(', ') }
}

/** The narrowest file of a picture, for one that is shown as small as a stamp. */
export function smallestSource({ src, srcset }: Picture): string {
  return srcset.split(' ')[0] || src
}

/** A picture that is shown about a hundred pixels wide: its two narrowest files, the second for screens of fine pixels. */
export function asThumbnail(picture: Picture): Picture {
  return { ...picture, src: smallestSource(picture), srcset: picture.srcset.split(', ').slice(0, 2).join(', ') }
}
