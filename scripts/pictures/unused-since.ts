import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from '../build/release/durable.ts'
import { fetchedFolder } from './picture-memory.ts'

const shape = v.record(v.string(), v.string())

/** Since when nobody shows copies, as ISO 8601 by their names in the store. */
export type UnusedSince = Readonly<v.InferOutput<typeof shape>>

/** Not named like what is known of a dealer: any name may be a dealer's. */
const fileOf = (root: string) => join(fetchedFolder(root), 'unused-since')

/** What the run before found; nothing where that cannot be read, so that every copy has its whole time again. */
export function readUnusedSince(root: string): UnusedSince {
  try {
    return v.parse(shape, JSON.parse(readFileSync(fileOf(root), 'utf8')))
  } catch {
    return {}
  }
}

/** Keeps it for the next run. */
export function writeUnusedSince(root: string, since: UnusedSince): void {
  const file = fileOf(root)
  writeDurably(file, `${file}.${process.pid}`, `${JSON.stringify(since, null, 1)}\n`)
}
