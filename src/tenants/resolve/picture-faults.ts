import { readFileSync, statSync } from 'node:fs'
import { XMLValidator } from 'fast-xml-parser'
import { isWholePicture } from '#domain/data/picture-end.ts'
import { type PictureKind, pictureKind } from '#domain/data/picture-kind.ts'
import { startOf, textOf } from '../plain-file.ts'

const runs = /<script|<foreignObject|\son[a-z]+\s*=|javascript:/i

// A drawing is published under the site's own address, so one that runs code would run it as the site.
function liveFault(root: string, file: string): string | null {
  const isLive = file.endsWith('.svg') && runs.test(textOf(root, file) ?? '')
  return isLive ? 'this drawing holds a script; save it as a plain SVG' : null
}

/** Bytes of a file as staff read them, e.g. '2.5 MB'. */
const weightOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** What a picture of a dealer's own weighs at most, in bytes: shoppers load it on phones, and a drawing is drawn here for links. */
const most = { drawing: 500_000, picture: 3_000_000 }

function weightFault(name: string, bytes: number): string | null {
  const kind = name.endsWith('.svg') ? 'drawing' : 'picture'
  if (bytes <= most[kind]) return null
  return `"${name}" weighs ${weightOf(bytes)}; a ${kind} weighs ${weightOf(most[kind])} at most: save it smaller`
}

/** Far enough for the remarks and types that stand before a drawing. */
const startBytes = 65_536

/** Browsers tell photos apart by themselves, whatever their names say; a drawing and a photo they do not. */
const photos: readonly (PictureKind | null)[] = ['JPG', 'PNG', 'WebP']

function kindFault(name: string, start: string): string | null {
  const kind = pictureKind(start)
  const isDrawing = name.endsWith('.svg')
  if (isDrawing ? kind === 'SVG' : photos.includes(kind)) return null
  if (kind === 'SVG' || photos.includes(kind)) {
    return `"${name}" is ${kind} inside; name it "${name.replace(/\w+$/, String(kind).toLowerCase())}"`
  }
  return `"${name}" is ${kind ? `${kind} inside` : 'no picture'}; save it as SVG, PNG, JPG or WebP`
}

/** A photo that a copy or a download broke off shows nothing, or half of itself above grey. */
function cutFault(name: string, full: string): string | null {
  const bytes = readFileSync(full, 'latin1')
  const kind = pictureKind(bytes.slice(0, startBytes))
  return kind === null || isWholePicture(kind, bytes)
    ? null
    : `"${name}" ends too early; put the whole picture in its place`
}

/** Of a drawing that is no whole XML, and of a picture in it that lies elsewhere, a browser shows nothing where it stands as a picture. */
function drawnFault(name: string, root: string, file: string): string | null {
  if (!name.endsWith('.svg')) return null
  const drawing = textOf(root, file) ?? ''
  const read = XMLValidator.validate(drawing)
  if (read !== true)
    return `"${name}" is wrong or breaks off in its line ${read.err.line}, so browsers show nothing of it; save it as SVG anew`
  return /<image\s[^>]*\bhref\s*=\s*["'](?!data:|#)/i.test(drawing)
    ? `"${name}" shows a picture of another file, which browsers leave out; save it as one file, with the picture in it`
    : null
}

/** What is wrong with a picture of a dealer's own, in words to read at the setting that names it; null when nothing is. */
export function pictureFault(name: string, file: string, root: string): string | null {
  const full = `${root}/${file}`
  const { size } = statSync(full)
  if (size === 0) return `"${name}" is empty; put the picture in its place`
  return (
    weightFault(name, size) ??
    kindFault(name, startOf(full, startBytes)) ??
    cutFault(name, full) ??
    liveFault(root, file) ??
    drawnFault(name, root, file)
  )
}
