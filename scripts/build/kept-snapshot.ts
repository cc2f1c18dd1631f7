import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from './release/durable.ts'

const entry = v.object({
  /** What the server called this version of it. */
  etag: v.nullable(v.string()),
  /** When the server last changed it, in its own words. */
  modified: v.nullable(v.string()),
  text: v.string(),
})

/** A snapshot of an address as its server last sent it. */
export type KeptSnapshot = v.InferOutput<typeof entry>

const folderOf = (root: string) => join(root, '.cache/snapshots')

/** An address may hold a secret: its file is named by a digest. */
function fileOf(root: string, url: string, encoding: string): string {
  return join(folderOf(root), `${createHash('sha256').update(`${encoding} ${url}`).digest('hex').slice(0, 32)}.json`)
}

/** What the address sent before; null where nothing is kept, or where the file is not whole: then all is asked for. */
export function readKeptSnapshot(root: string, url: string, encoding: string): KeptSnapshot | null {
  try {
    return v.parse(entry, JSON.parse(readFileSync(fileOf(root, url, encoding), 'utf8')))
  } catch {
    return null
  }
}

const month = 30 * 86_400_000

/** An address that nobody asked for a month is another dealer's past. */
function dropUnasked(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (Date.now() - statSync(file).mtimeMs > month) rmSync(file, { force: true })
  }
}

/** Remembers that a snapshot was asked for, though nothing new was sent. */
export function stillAsked(root: string, url: string, encoding: string): void {
  try {
    utimesSync(fileOf(root, url, encoding), new Date(), new Date())
  } catch {
    // A disk that cannot be written costs a transfer in a month.
  }
}

/** Keeps what was sent, if its server can say later whether it has changed. A disk that is full costs the next run a transfer alone. */
export function keepSnapshot(root: string, url: string, encoding: string, sent: KeptSnapshot): void {
  if (sent.etag === null && sent.modified === null) return
  try {
    mkdirSync(folderOf(root), { recursive: true })
    const file = fileOf(root, url, encoding)
    writeDurably(file, `${file}.${process.pid}`, JSON.stringify(sent))
    dropUnasked(folderOf(root))
  } catch {
    // The snapshot itself is here.
  }
}

/** A snapshot that nobody can use is asked for whole the next time: its server may call the whole one by the same name. */
export function forgetSnapshot(root: string, url: string, encoding: string): void {
  rmSync(fileOf(root, url, encoding), { force: true })
}

/** The headers that ask for a snapshot only if it has changed. */
export function ifChanged(kept: KeptSnapshot | null): Record<string, string> {
  return {
    ...(kept?.etag ? { 'If-None-Match': kept.etag } : {}),
    ...(kept?.modified ? { 'If-Modified-Since': kept.modified } : {}),
  }
}
