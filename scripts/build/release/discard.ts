import { renameSync, rmSync } from 'node:fs'
import { partialOf } from './paths.ts'

/** Removes a file or folder. Renames it first, so that an interrupted removal leaves a recognisable leftover. */
export function discard(path: string, tag: string): void {
  const aside = partialOf(path, tag)
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  rmSync(aside, { recursive: true, force: true })
}
