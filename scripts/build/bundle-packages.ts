import { readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { makeFolder } from '../lib/make-folder.ts'

const isBelow = (folder: string, root: string): boolean => !relative(root, folder).startsWith('..')

/**
 * A bundle finds its packages in the folders above it, as any module does: a store elsewhere than in the project, or on another disk
 * by a link, has a link to the project's. One that is given read-only is left as it is.
 */
export function linkPackages(root: string, store: string): void {
  const link = join(store, 'node_modules')
  const packages = join(root, 'node_modules')
  try {
    makeFolder(store)
    if (isBelow(realpathSync(store), realpathSync(root)) || linkedTo(link) === packages) return
    rmSync(link, { force: true })
    symlinkSync(packages, link, 'junction')
  } catch {
    // The bundle itself says what is missing.
  }
}

function linkedTo(link: string): string | null {
  try {
    return readlinkSync(link)
  } catch {
    return null
  }
}
