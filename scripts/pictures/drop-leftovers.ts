import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { aNight } from './nights.ts'
import { fetchedFolder } from './picture-memory.ts'

/** Files are written under a name that ends with their process, and then renamed. */
const isDraft = (name: string) => /\.\d+(?:\.part)?$/.test(name)

/**
 * Removes what runs that were ended had begun to write; answers how many files went. By their age alone: a process of that number may
 * be at work on another machine that has the store, and no file takes a night to write.
 */
export function dropLeftovers(root: string, now: Date): number {
  const folder = fetchedFolder(root)
  if (!existsSync(folder)) return 0
  const drafts = readdirSync(folder)
    .filter(isDraft)
    .map((name) => join(folder, name))
  const isOld = (file: string) =>
    Math.abs(now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime())) > aNight
  const old = drafts.filter(isOld)
  for (const file of old) rmSync(file, { force: true })
  return old.length
}
