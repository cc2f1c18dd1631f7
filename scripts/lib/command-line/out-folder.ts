import { resolve } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { codeOf, type SystemFault } from '../system-fault.ts'
import { UsageError } from './usage-error.ts'

/** The folder of --out, created if missing. @throws UsageError when it or a folder above it is a file */
export function outFolder(typed: unknown): string {
  const folder = resolve(String(typed))
  try {
    makeFolder(folder, { isPublic: true })
    return folder
  } catch (error) {
    if (codeOf(error as SystemFault) !== 'ENOTDIR') throw error
    throw new UsageError(`--out is the folder where releases are; there is a file at ${typed}. Name another folder.`)
  }
}
