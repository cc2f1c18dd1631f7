import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from '../build/release/durable.ts'

const entry = v.object({
  /** ISO 8601, when it was last asked for. */
  asked: v.string(),
  etag: v.nullable(v.string()),
  modified: v.nullable(v.string()),
  /** Its name in the store; null when it could not be had. */
  key: v.nullable(v.string()),
  /** Bytes of its files together; 0 when nobody noted them. */
  bytes: v.optional(v.number(), 0),
  /** Pixels, upright. */
  width: v.number(),
  height: v.number(),
  /** Why it could not be had when it was last asked for; a copy of an earlier night may be here all the same. */
  problem: v.nullable(v.string()),
  /** Nights in a row with the same problem, where that is none of a network or an ill host. */
  nights: v.optional(v.number(), 0),
  /** Gone: pages do not show it. */
  isFinal: v.boolean(),
})

/** What is known of one picture of another host. */
export type KnownPicture = v.InferOutput<typeof entry>

/** What a dealer's pictures of other hosts came to, by address. */
export type PictureMemory = Readonly<Record<string, KnownPicture>>

const memory = v.record(v.string(), entry)

/** Where fetched pictures lie, and beside them what is known of them. */
export const fetchedFolder = (root: string) => join(root, '.cache/fetched-pictures')

const fileOf = (root: string, slug: string) => join(fetchedFolder(root), `${slug}.json`)

/** What a file says is known. @throws when it is not whole */
export function memoryIn(text: string): PictureMemory {
  return v.parse(memory, JSON.parse(text))
}

/** What earlier runs came to; nothing where there was none, or where the file is not whole: it is asked for again. */
export function readPictureMemory(root: string, slug: string): PictureMemory {
  try {
    return memoryIn(readFileSync(fileOf(root, slug), 'utf8'))
  } catch {
    return {}
  }
}

/** Keeps what is known for the next builds. */
export function writePictureMemory(root: string, slug: string, known: PictureMemory): void {
  mkdirSync(fetchedFolder(root), { recursive: true })
  const file = fileOf(root, slug)
  writeDurably(file, `${file}.${process.pid}`, `${JSON.stringify(known, null, 1)}\n`)
}
