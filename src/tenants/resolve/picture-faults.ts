import { readFileSync, statSync } from 'node:fs'
import { XMLValidator } from 'fast-xml-parser'
import { isWholePicture } from '#domain/data/picture-end.ts'
import { type PictureKind, pictureKind } from '#domain/data/picture-kind.ts'
import { startOf, textOf } from '../plain-file.ts'

const runs = /<script|<foreignObject|\son[a-z]+\s*=|javascript:/i

// An SVG is published under the site's own origin, so a script in it would run with the site's rights.
function liveFault(root: string, file: string): string | null {
  const isLive = file.endsWith('.svg') && runs.test(textOf(root, file) ?? '')
  return isLive ? 'this drawing holds a script; save it as a plain SVG' : null
}

/** A size in bytes as staff read it, e.g. '2.5 MB'. */
const weightOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** Maximum size of a dealer's picture in bytes: phones load it, and the build renders SVGs for link previews. */
const most = { drawing: 500_000, picture: 3_000_000 }

function weightFault(name: string, bytes: number): string | null {
  const kind = name.endsWith('.svg') ? 'drawing' : 'picture'
  if (bytes <= most[kind]) return null
  return `"${name}" weighs ${weightOf(bytes)}; a ${kind} weighs ${weightOf(most[kind])} at most: save it smaller`
}

/** Bytes read to detect the type: enough for comments and a doctype before an SVG. */
const startBytes = 65_536

/** Browsers detect the format of a photo whatever its name says, but not an SVG named as a photo or the reverse. */
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

/** The fault of a photo truncated by a broken copy or download: browsers show nothing, or half of it above grey. */
function cutFault(name: string, full: string): string | null {
  const bytes = readFileSync(full, 'latin1')
  const kind = pictureKind(bytes.slice(0, startBytes))
  return kind === null || isWholePicture(kind, bytes)
    ? null
    : `"${name}" ends too early; put the whole picture in its place`
}

/**
 * The fault of an SVG that is no valid XML, or that refers to an external picture: browsers show nothing of either in
 * an <img>.
 */
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

/** The fault in a dealer's picture, worded for the setting that names it; null when there is none. */
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
