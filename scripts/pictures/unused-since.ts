import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from '../build/release/durable.ts'
import { fetchedFolder } from './picture-memory.ts'

const shape = v.record(v.string(), v.string())

/** Since when nobody shows copies, by their names, and what is known of dealers is of none there is, by its files; ISO 8601. */
export type UnusedSince = Readonly<v.InferOutput<typeof shape>>

/** Not named like what is known of a dealer: any name may be a dealer's. */
const fileOf = (root: string) => join(fetchedFolder(root), 'unused-since')

/** What the run before found; nothing where that cannot be read, so that all have their whole time again. */
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
