import { readdirSync, statSync } from 'node:fs'

interface Reading {
  readonly changedMs: number
  readonly readMs: number
  readonly names: ReadonlySet<string>
}

const readings = new Map<string, Reading>()

/** How long a file system may tell the same moment of two changes: whatever changed so shortly before is read again. */
const sureAfterMs = 1_000

/** The names in a folder, none where there is no folder; a large one is read again only once something came or went. */
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
