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
