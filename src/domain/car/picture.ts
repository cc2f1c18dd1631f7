/** Source of pictures: an image CDN by key, or files made by the build. */
export interface PicturePolicy {
  /** Image CDN origin, or null when the site serves the pictures itself. */
  readonly host: string | null
  /** 1-100; the CDN's quality parameter. */
  readonly quality: number
}

/** Attributes of a responsive <img>. */
export interface Picture {
  readonly src: string
  /** Empty when there is only one size. */
  readonly srcset: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** The source's own small file of a picture that has only one size. */
  readonly thumb?: string
}

/** Widths in px of every car picture, ascending. */
export const pictureWidths = [320, 480, 960, 1440] as const
const frame = { width: 960, height: 640 } as const
const stored = /^\/pictures\/([a-z0-9-]+)$/
const wholeAddress = /^(?:https?:)?\/\//i

/** Key of a stored picture from its path `/pictures/<key>`; null for any other URL. */
export function pictureKey(url: string): string | null {
  return stored.exec(url)?.[1] ?? null
}

/** File name of a stored picture at one of the widths, in the store and under `/pictures/`. */
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
 * A car's photo, 3:2. `url` is an absolute URL (used unchanged), a key of the image CDN, or `/pictures/<key>` for a
 * picture that the build made in four widths.
 */
export function pictureFor(url: string, alt: string, policy: PicturePolicy): Picture {
  return { ...sources(url, policy), ...frame, alt }
}

/** The picture without its widest file, for one that is never shown that large. */
export function withoutWidest({ srcset, ...picture }: Picture): Picture {
  return { ...picture, srcset: srcset.split(', ').slice(0, -1).join(', ') }
}

/** URL of the narrowest file, for tiny pictures. */
export function smallestSource({ src, srcset }: Picture): string {
  return srcset.split(' ')[0] || src
}

/** For a picture about 100 px wide: its two narrowest files, the second for high-density screens, or its `thumb`. */
export function asThumbnail({ thumb, ...picture }: Picture): Picture {
  return {
    ...picture,
    src: thumb ?? smallestSource(picture),
    srcset: picture.srcset.split(', ').slice(0, 2).join(', '),
  }
}
