import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type PixelSize, pixelSize } from '#domain/data/picture-size.ts'
import { nearest, oneMeant } from '../explain/nearest.ts'
import { fileFault, namesIn, textOf } from '../plain-file.ts'
import { shownSigns } from '../yaml/shown-signs.ts'
import { formatPath, type Path, placeOf } from '../yaml/tree.ts'
import { type Context, note } from './context.ts'
import { markdownFaults } from './markdown-faults.ts'
import { pictureFault } from './picture-faults.ts'

function folderOf(path: Path, { tree, slug }: Context): string {
  const folder = dirname(placeOf(tree, path).file)
  return folder.startsWith('dealers/') ? folder : `dealers/${slug}`
}

/** Project path of a file named in a dealer file: it lies beside the file that names it. */
export function fileBeside(name: string, path: Path, context: Context): string | null {
  const file = `${folderOf(path, context)}/${name}`
  const names = namesIn(join(context.root, dirname(file)))
  // Some file systems take a name in any case; the server's does not.
  const fault = names.includes(basename(name)) ? faultOf(name, file, context) : absence(name, names, path, context)
  if (fault === null) return file
  note(context, path, fault)
  return null
}

function faultOf(name: string, file: string, { root }: Context): string | null {
  const fault = fileFault(root, file)
  return fault && `"${name}" ${fault}`
}

/** The files of a folder below the dealer's, by their paths there; those of the dealer's own folder by their names. */
function pathsIn(folder: string, path: Path, context: Context): readonly string[] {
  return namesIn(join(context.root, folderOf(path, context), folder)).map((name) => join(folder, name))
}

/** What is there instead: a name that is near, else the very name in the folder of texts or out of it. */
function absence(name: string, names: readonly string[], path: Path, context: Context): string {
  const near = nearest(basename(name), names)
  const elsewhere = [...pathsIn('pages', path, context), ...pathsIn('.', path, context)]
  const meant = near ? join(dirname(name), near) : elsewhere.find((each) => basename(each) === basename(name))
  return `there is no file "${name}" beside ${placeOf(context.tree, path).file}${oneMeant(meant ? [meant] : [])}`
}

/** A table is published as well. */
const isPicture = (name: string) => /\.(?:svg|png|jpe?g|webp)$/.test(name)

/** Publishes a picture and answers with its address: a site path, or the web address it already was. */
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

/** The same for a picture that may be left out. */
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

/** The size that a published picture has of its own: that of its drawing, or of its photo. */
function ownSize(url: string, { files, root }: Context): PixelSize | null {
  const file = files.get(url)
  if (file === undefined) return null
  return file.endsWith('.svg') ? svgSize(textOf(root, file) ?? '') : pixelSize(readFileSync(join(root, file), 'latin1'))
}

/** Its own size, or as large as the one side that is written makes it. */
function scaled(own: PixelSize, { width, height }: WrittenSize): PixelSize {
  if (width) return { width, height: Math.max(1, Math.round((width * own.height) / own.width)) }
  return height ? { width: Math.max(1, Math.round((height * own.width) / own.height)), height } : own
}

/** Size of a published logo: as written, else in the proportion of its file, else a wide guess. */
export function sizeOf(url: string, written: WrittenSize, context: Context): PixelSize {
  const { width, height } = written
  if (width && height) return { width, height }
  const own = ownSize(url, context)
  return own ? scaled(own, written) : { width: width ?? 240, height: height ?? 48 }
}

/** Text of a Markdown file of the dealer; none where nothing may be read in it. */
export function markdownOf(name: string, path: Path, context: Context): string {
  const file = fileBeside(name, path, context)
  if (file === null) return ''
  const text = shownSigns(readFileSync(join(context.root, file), 'utf8').replaceAll(/\r\n?/g, '\n'))
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
