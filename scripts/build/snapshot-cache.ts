import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from './release/durable.ts'

const entry = v.object({
  /** ETag the server sent. */
  etag: v.nullable(v.string()),
  /** Last-Modified header, as sent. */
  modified: v.nullable(v.string()),
  text: v.string(),
})

/** A cached snapshot, as the server last sent it. */
export type CachedSnapshot = v.InferOutput<typeof entry>

const folderOf = (root: string) => join(root, '.cache/snapshots')

/** The URL may contain a secret, so the file is named by a digest. */
function fileOf(root: string, url: string, encoding: string): string {
  return join(folderOf(root), `${createHash('sha256').update(`${encoding} ${url}`).digest('hex').slice(0, 32)}.json`)
}

/** The cached response of a URL; null when there is none or the file is damaged: then the whole feed is fetched. */
export function readCachedSnapshot(root: string, url: string, encoding: string): CachedSnapshot | null {
  try {
    return v.parse(entry, JSON.parse(readFileSync(fileOf(root, url, encoding), 'utf8')))
  } catch {
    return null
  }
}

const month = 30 * 86_400_000

/** Drops files of addresses not fetched for a month. */
function dropUnasked(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (Date.now() - statSync(file).mtimeMs > month) rmSync(file, { force: true })
  }
}

/** Marks a snapshot as still in use after a 304. */
export function touchCachedSnapshot(root: string, url: string, encoding: string): void {
  try {
    utimesSync(fileOf(root, url, encoding), new Date(), new Date())
  } catch {
    // An unwritable disk costs one more transfer after a month.
  }
}

/** Caches a response that has a validator (ETag or Last-Modified). A full disk only costs the next run a transfer. */
export function writeCachedSnapshot(root: string, url: string, encoding: string, sent: CachedSnapshot): void {
  if (sent.etag === null && sent.modified === null) return
  try {
    mkdirSync(folderOf(root), { recursive: true })
    const file = fileOf(root, url, encoding)
    writeDurably(file, `${file}.${process.pid}`, JSON.stringify(sent))
    dropUnasked(folderOf(root))
  } catch {
    // The caller already has the snapshot.
  }
}

/** Drops an unusable snapshot, so that the next run fetches it whole: a repaired one might have the same validator. */
export function deleteCachedSnapshot(root: string, url: string, encoding: string): void {
  rmSync(fileOf(root, url, encoding), { force: true })
}

/** Conditional request headers. */
export function conditionalHeaders(kept: CachedSnapshot | null): Record<string, string> {
  return {
    ...(kept?.etag ? { 'If-None-Match': kept.etag } : {}),
    ...(kept?.modified ? { 'If-Modified-Since': kept.modified } : {}),
  }
}
