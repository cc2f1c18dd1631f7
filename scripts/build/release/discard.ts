import { renameSync, rmSync } from 'node:fs'
import { partialOf } from './paths.ts'

/** Removes a file or folder; killed halfway, what is left is known for a left-over by its name. */
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
