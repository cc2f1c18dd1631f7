/** What may precede the `<svg>` tag: byte order mark, XML declaration, comments, doctype. */
const prologue = String.raw`(?:\xef\xbb\xbf)?(?:\s|<\?[^>]*>|<!--(?:[^-]|-(?!->))*-->|<!doctype[^>[]*(?:\[[^\]]*\])?\s*>)*`

/** Signature of each kind. AVIF and HEIC are told from other files of their container format, such as videos. */
const beginnings = {
  JPG: /^\xff\xd8\xff/,
  PNG: /^\x89PNG\r\n/,
  WebP: /^RIFF.{4}WEBP/s,
  AVIF: /^.{4}ftypavif/s,
  HEIC: /^.{4}ftyp(?:heic|heix|mif1)/s,
  GIF: /^GIF8/,
  SVG: new RegExp(`^${prologue}<svg[\\s>/]`, 'i'),
} as const

export type PictureKind = keyof typeof beginnings

const kinds = Object.entries(beginnings) as [PictureKind, RegExp][]

/** Kind of a picture from its first bytes (one character each), whatever its name; null when it is none. */
export function pictureKind(start: string): PictureKind | null {
  return kinds.find(([, begins]) => begins.test(start))?.[0] ?? null
}
