import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string): boolean => Boolean(statSync(path, { throwIfNoEntry: false })?.isDirectory())

/**
 * Makes a folder and those above it, step by step: Node's own way never comes back from a file system that takes no folders, such
 * as /proc. @throws what the system says, with its code
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error
  }
}
