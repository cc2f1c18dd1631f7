import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from '../build/release/durable.ts'
import { fetchedFolder } from './picture-records.ts'

const shape = v.record(v.string(), v.string())

/** Key of an unused copy, or file name of a departed dealer's picture memory -> ISO 8601 time since when unused. */
export type UnusedSince = Readonly<v.InferOutput<typeof shape>>

/** Without `.json`, as `<name>.json` could be the picture memory of a dealer. */
const fileOf = (root: string) => join(fetchedFolder(root), 'unused-since')

/** The record of the previous run; empty when unreadable, so that all times start again. */
export function readUnusedSince(root: string): UnusedSince {
  try {
    return v.parse(shape, JSON.parse(readFileSync(fileOf(root), 'utf8')))
  } catch {
    return {}
  }
}

/** Writes the record for the next run. */
export function writeUnusedSince(root: string, since: UnusedSince): void {
  const file = fileOf(root)
  writeDurably(file, `${file}.${process.pid}`, `${JSON.stringify(since, null, 1)}\n`)
}
