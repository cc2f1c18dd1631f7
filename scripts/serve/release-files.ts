import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Target } from './request-target.ts'

/** A file of a release on disk. */
export interface ReleaseFile {
  readonly path: string
  readonly size: number
  /** Cache key, equal for all hard links of a file: releases share pictures and scripts by hard links. */
  readonly key: string
}

/**
 * What a path resolves to in a release. `moved`: the clean URL of a file requested by its name or with a trailing
 * slash.
 */
export type Found =
  | { readonly kind: 'file'; readonly file: ReleaseFile }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'missing' }

const missing: Found = { kind: 'missing' }

/** The file at a path; null when there is none, it is not a file, or it disappears meanwhile. */
export async function fileAt(path: string): Promise<ReleaseFile | null> {
  try {
    const stats = await stat(path)
    const { size, mtimeMs, dev, ino } = stats
    return stats.isFile() ? { path, size, key: `${dev}:${ino}:${size}:${mtimeMs}` } : null
  } catch {
    return null
  }
}

/** Host configuration files (`_headers`, `_redirects`) and hidden files are not part of a site. */
function isPublic(segments: readonly string[]): boolean {
  const isControl = segments.length === 1 && segments[0]?.startsWith('_')
  const isHidden = segments.some((each, index) => each.startsWith('.') && !(index === 0 && each === '.well-known'))
  return !isControl && !isHidden && !segments.some((each) => each.includes('/'))
}

/**
 * Clean segments of a path: `x.html`, `x/index.html` and `x/` are the page `/x`, and `index` is the home page; null for
 * a path that is clean.
 */
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

/** Resolves a request in a release: a file by its name, or a page by its clean URL. */
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
  // The exact name first: most requests are for files, and each missing name costs a stat call.
  const file = (wanted.length > 0 ? await fileAt(join(folder, ...wanted)) : null) ?? (await pageAt(folder, names))
  return file ? { kind: 'file', file } : missing
}
