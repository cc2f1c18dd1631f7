import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Target } from './request-target.ts'

/** A file of a release as it lies on disk. */
export interface ReleaseFile {
  readonly path: string
  readonly size: number
  /** One for all names of the same bytes: releases share pictures and scripts by hard links. */
  readonly key: string
}

/** What a path is in a release. `moved` is the clean address of a file asked for by its name or with a slash. */
export type Found =
  | { readonly kind: 'file'; readonly file: ReleaseFile }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'missing' }

const missing: Found = { kind: 'missing' }

/** The file at a path, or null when there is none, or something else, or it went while it was looked at. */
export async function fileAt(path: string): Promise<ReleaseFile | null> {
  try {
    const stats = await stat(path)
    const { size, mtimeMs, dev, ino } = stats
    return stats.isFile() ? { path, size, key: `${dev}:${ino}:${size}:${mtimeMs}` } : null
  } catch {
    return null
  }
}

/** Files that steer a network (`_headers`, `_redirects`) and hidden ones are not part of a site. */
function isPublic(segments: readonly string[]): boolean {
  const isControl = segments.length === 1 && segments[0]?.startsWith('_')
  const isHidden = segments.some((each, index) => each.startsWith('.') && !(index === 0 && each === '.well-known'))
  return !isControl && !isHidden && !segments.some((each) => each.includes('/'))
}

/** `x.html`, `x/index.html` and `x/` are all the page `/x`, and `index` is the home page; null for a path that is clean. */
function cleanSegments(segments: readonly string[]): readonly string[] | null {
  if (segments.join('/') === 'index') return []
  const last = segments.at(-1) ?? ''
  const before = segments.slice(0, -1)
  if (last === '' && before.length > 0) return before
  if (last === 'index.html') return before
  return last.endsWith('.html') && last !== '.html' ? [...before, last.slice(0, -'.html'.length)] : null
}

async function pageAt(folder: string, segments: readonly string[]): Promise<ReleaseFile | null> {
  const name = join(folder, ...segments)
  return (segments.length > 0 ? await fileAt(`${name}.html`) : null) ?? fileAt(join(name, 'index.html'))
}

/** Looks a request up in a release: a file by its name, or a page by its clean address. */
export async function findInRelease(folder: string, { segments, query }: Target): Promise<Found> {
  const wanted = segments.length === 1 && segments[0] === '' ? [] : segments
  if (!isPublic(wanted)) return missing
  const clean = cleanSegments(wanted)
  const names = clean ?? wanted
  if (names.includes('') || names.join('/') === '404') return missing
  if (clean) {
    const page = await pageAt(folder, names)
    return page ? { kind: 'moved', to: `/${names.map(encodeURIComponent).join('/')}${query}` } : missing
  }
  // The name itself first: most of what a page asks for are files, and each name that is not there costs a look at the disk.
  const file = (wanted.length > 0 ? await fileAt(join(folder, ...wanted)) : null) ?? (await pageAt(folder, names))
  return file ? { kind: 'file', file } : missing
}
