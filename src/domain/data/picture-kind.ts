/** What may stand before a drawing: a byte order mark, how it is written, remarks, what kind of document it is. */
const prologue = String.raw`(?:\xef\xbb\xbf)?(?:\s|<\?[^>]*>|<!--(?:[^-]|-(?!->))*-->|<!doctype[^>[]*(?:\[[^\]]*\])?\s*>)*`

/** How the bytes of each kind begin. Only what a photo is kept as is told from other films and archives of its family. */
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

/** What a file is by its first bytes, a letter each, whatever its name says; null when it is no picture. */
export function pictureKind(start: string): PictureKind | null {
  return kinds.find(([, begins]) => begins.test(start))?.[0] ?? null
}
