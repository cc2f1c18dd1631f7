import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type PixelSize, pixelSize } from '#domain/data/picture-size.ts'
import { formatSuggestions, nearest } from '../explain/nearest.ts'
import { fileFault, namesIn, textOf } from '../plain-file.ts'
import { stripInvisible } from '../yaml/strip-invisible.ts'
import { formatPath, type Path, placeOf } from '../yaml/tree.ts'
import { type Context, note } from './context.ts'
import { markdownFaults } from './markdown-faults.ts'
import { pictureFault } from './picture-faults.ts'

function folderOf(path: Path, { tree, slug }: Context): string {
  const folder = dirname(placeOf(tree, path).file)
  return folder.startsWith('dealers/') ? folder : `dealers/${slug}`
}

/** Project path of a file beside the dealer file that names it; null, and noted, when it is missing or unreadable. */
export function fileBeside(name: string, path: Path, context: Context): string | null {
  const file = `${folderOf(path, context)}/${name}`
  const names = namesIn(join(context.root, dirname(file)))
  // Some file systems ignore case in names; the server's does not.
  const fault = names.includes(basename(name)) ? faultOf(name, file, context) : absence(name, names, path, context)
  if (fault === null) return file
  note(context, path, fault)
  return null
}

function faultOf(name: string, file: string, { root }: Context): string | null {
  const fault = fileFault(root, file)
  return fault && `"${name}" ${fault}`
}

/** The files of a folder, by their paths from the folder of the dealer file that has the setting. */
function pathsIn(folder: string, path: Path, context: Context): readonly string[] {
  return namesIn(join(context.root, folderOf(path, context), folder)).map((name) => join(folder, name))
}

/** The message for a missing file, with a similar name there, or the same name in pages/ or beside the dealer file. */
function absence(name: string, names: readonly string[], path: Path, context: Context): string {
  const near = nearest(basename(name), names)
  const elsewhere = [...pathsIn('pages', path, context), ...pathsIn('.', path, context)]
  const meant = near ? join(dirname(name), near) : elsewhere.find((each) => basename(each) === basename(name))
  return `there is no file "${name}" beside ${placeOf(context.tree, path).file}${formatSuggestions(meant ? [meant] : [])}`
}

/** Tables are published too, and are not checked as pictures. */
const isPicture = (name: string) => /\.(?:svg|png|jpe?g|webp)$/.test(name)

/** Registers a file for publishing and returns its address: a site path, or the URL it already is. Faults are noted. */
export function publish(name: string, path: Path, context: Context): string {
  if (/^https?:/i.test(name)) return name
  const file = fileBeside(name, path, context)
  const layer = /^dealers\/_(template|group|make)s\//.exec(file ?? '')?.[1]
  const address = layer ? `/dealer/${layer}/${name}` : `/dealer/${name}`
  if (file === null) return address
  const fault = isPicture(name) ? pictureFault(name, file, context.root) : null
  if (fault) note(context, path, fault)
  context.files.set(address, file)
  return address
}

/** The same for an optional file; null when left out. */
export function publishMaybe(name: string | null, path: Path, context: Context): string | null {
  return name === null ? null : publish(name, path, context)
}

function svgSize(svg: string): PixelSize | null {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const side = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1])
  const [, , width = Number.NaN, height = Number.NaN] = (/viewBox="([^"]+)"/.exec(tag)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  const size = { width: side('width') || width, height: side('height') || height }
  return size.width > 0 && size.height > 0 ? size : null
}

type WrittenSize = Partial<Record<keyof PixelSize, number | null>>

/** Size of a published picture, read from its file; null when unknown. */
function ownSize(url: string, { files, root }: Context): PixelSize | null {
  const file = files.get(url)
  if (file === undefined) return null
  return file.endsWith('.svg') ? svgSize(textOf(root, file) ?? '') : pixelSize(readFileSync(join(root, file), 'latin1'))
}

/** The picture's own size, scaled to the one side that is written, if any. */
function scaled(own: PixelSize, { width, height }: WrittenSize): PixelSize {
  if (width) return { width, height: Math.max(1, Math.round((width * own.height) / own.width)) }
  return height ? { width: Math.max(1, Math.round((height * own.width) / own.height)), height } : own
}

/** Size of a published logo in pixels: as written, else in its file's proportions, else a guess of 240 × 48. */
export function sizeOf(url: string, written: WrittenSize, context: Context): PixelSize {
  const { width, height } = written
  if (width && height) return { width, height }
  const own = ownSize(url, context)
  return own ? scaled(own, written) : { width: width ?? 240, height: height ?? 48 }
}

/** Text of a Markdown file of the dealer; '' when it is missing or has faults, which are noted. */
export function markdownOf(name: string, path: Path, context: Context): string {
  const file = fileBeside(name, path, context)
  if (file === null) return ''
  const text = stripInvisible(readFileSync(join(context.root, file), 'utf8').replaceAll(/\r\n?/g, '\n'))
  const faults = markdownFaults(text)
  context.findings.push(
    ...faults.map(({ line, column, message }) => ({
      at: { file, line, column },
      path: formatPath(path),
      message,
    })),
  )
  return faults.length > 0 ? '' : text
}
