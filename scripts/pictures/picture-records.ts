import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from '../build/release/durable.ts'

const entry = v.object({
  /** ISO 8601 time of the last request. */
  asked: v.string(),
  etag: v.nullable(v.string()),
  modified: v.nullable(v.string()),
  /** Its name in the store; null without a copy. */
  key: v.nullable(v.string()),
  /** Total size of its files in bytes; 0 when not recorded. */
  bytes: v.optional(v.number(), 0),
  /** Pixels of the upright original. */
  width: v.number(),
  height: v.number(),
  /** Why the last request failed, or null; a copy of an earlier night may still exist. */
  problem: v.nullable(v.string()),
  /** Consecutive nights with the same problem, excluding failures of network or host. */
  nights: v.optional(v.number(), 0),
  /** The picture is gone, so pages do not show it. */
  isFinal: v.boolean(),
})

/** The record of one picture of another host. */
export type PictureRecord = v.InferOutput<typeof entry>

/** Records of a dealer's pictures of other hosts: address -> record. */
export type PictureRecords = Readonly<Record<string, PictureRecord>>

const memory = v.record(v.string(), entry)

/** The folder of fetched pictures and of the dealers' picture memories. */
export const fetchedFolder = (root: string) => join(root, '.cache/fetched-pictures')

const fileOf = (root: string, slug: string) => join(fetchedFolder(root), `${slug}.json`)

/** Parses a picture memory. @throws when it is invalid */
export function memoryIn(text: string): PictureRecords {
  return v.parse(memory, JSON.parse(text))
}

/** A dealer's picture memory; empty when the file is missing or invalid, so that all pictures are requested again. */
export function readPictureRecords(root: string, slug: string): PictureRecords {
  try {
    return memoryIn(readFileSync(fileOf(root, slug), 'utf8'))
  } catch {
    return {}
  }
}

/** Writes a dealer's picture memory. */
export function writePictureRecords(root: string, slug: string, known: PictureRecords): void {
  mkdirSync(fetchedFolder(root), { recursive: true })
  const file = fileOf(root, slug)
  writeDurably(file, `${file}.${process.pid}`, `${JSON.stringify(known, null, 1)}\n`)
}
