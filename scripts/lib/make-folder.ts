import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { openToReaders } from './open-to-readers.ts'

const isFolder = (path: string): boolean => Boolean(statSync(path, { throwIfNoEntry: false })?.isDirectory())

/**
 * Makes a folder and those above it, step by step: Node's own way never comes back from a file system that takes no folders, such
 * as /proc. With `isPublic`, web servers may look into those it makes; one that is there stays as somebody made it.
 * @throws what the system says, with its code
 */
export function makeFolder(path: string, { isPublic = false } = {}): void {
  if (isFolder(path)) return
  makeFolder(dirname(path), { isPublic })
  try {
    mkdirSync(path)
    if (isPublic) openToReaders(path)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error
  }
}
