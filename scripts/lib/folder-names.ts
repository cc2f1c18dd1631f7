import { readdirSync, statSync } from 'node:fs'

interface Reading {
  readonly changedMs: number
  readonly readMs: number
  readonly names: ReadonlySet<string>
}

const readings = new Map<string, Reading>()

/** Timestamp granularity of file systems, in ms: a folder that changed within it before its reading is read again. */
const sureAfterMs = 1_000

/** The names in a folder, empty without one. Cached until the folder's mtime changes, which helps for large folders. */
export function namesIn(folder: string): ReadonlySet<string> {
  const changedMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
  if (changedMs === undefined) return new Set()
  const last = readings.get(folder)
  if (last?.changedMs === changedMs && last.readMs - changedMs > sureAfterMs) return last.names
  const readMs = Date.now()
  const names = new Set(readdirSync(folder))
  readings.set(folder, { changedMs, readMs, names })
  return names
}
