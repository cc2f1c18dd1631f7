import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nightlyIntervalMs } from './fetch-intervals.ts'
import { fetchedFolder } from './picture-records.ts'

/** Temporary files: their names end with a process id, and they are renamed when complete. */
const isDraft = (name: string) => /\.\d+(?:\.part)?$/.test(name)

/**
 * Removes temporary files of interrupted runs. Returns their number. Only their age counts: the process may be running
 * on another machine that shares the store, and no file takes a night to write.
 */
export function dropLeftovers(root: string, now: Date): number {
  const folder = fetchedFolder(root)
  if (!existsSync(folder)) return 0
  const drafts = readdirSync(folder)
    .filter(isDraft)
    .map((name) => join(folder, name))
  const isOld = (file: string) =>
    Math.abs(now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime())) > nightlyIntervalMs
  const old = drafts.filter(isOld)
  for (const file of old) rmSync(file, { force: true })
  return old.length
}
