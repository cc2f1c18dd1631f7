import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeReadable } from './make-readable.ts'

const isFolder = (path: string): boolean => Boolean(statSync(path, { throwIfNoEntry: false })?.isDirectory())

/**
 * Creates a folder and its missing parents one by one, since Node's recursive `mkdir` never returns on a file system
 * without folder creation, such as /proc. `isPublic` lets every user read the created ones; existing folders stay as is.
 * @throws the system error with its code
 */
export function makeFolder(path: string, { isPublic = false } = {}): void {
  if (isFolder(path)) return
  makeFolder(dirname(path), { isPublic })
  try {
    mkdirSync(path)
    if (isPublic) makeReadable(path)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(path)) throw error
  }
}
