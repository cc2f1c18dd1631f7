import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

const isWithin = (folder: string, other: string) => `${folder}${sep}`.startsWith(`${other}${sep}`)

/**
 * Whether to follow a symlink: only to a folder, such as pictures on a larger disk, as uploads follow it too. A link to
 * a folder already on the path would cause endless recursion.
 */
function leadsOn(link: string, passed: readonly string[]): boolean {
  try {
    if (!statSync(link).isDirectory()) return false
    const target = realpathSync(link)
    return !passed.some((folder) => isWithin(folder, target))
  } catch {
    return false
  }
}

/** Adds a folder to those in which links were followed. */
const passedBy = (folder: string, passed: readonly string[]) => [...passed, realpathSync(folder)]

/**
 * Files below a folder of the site, as paths relative to `site`. Unreadable folders are not ours and skipped, such as
 * one whose name is invalid UTF-8 and does not exist as decoded.
 */
export function listFolderFiles(site: string, below = '', passed: readonly string[] = []): string[] {
  const folder = join(site, below)
  const filesOf = (entry: Dirent): string | string[] => {
    const path = `${below}${entry.name}`
    if (entry.isDirectory()) return listFolderFiles(site, `${path}/`, passed)
    if (entry.isFile()) return path
    const next = entry.isSymbolicLink() ? passedBy(folder, passed) : []
    return next.length > 0 && leadsOn(join(site, path), next) ? listFolderFiles(site, `${path}/`, next) : []
  }
  try {
    const isThere = below !== '' || existsSync(site)
    return isThere ? readdirSync(folder, { withFileTypes: true }).flatMap(filesOf) : []
  } catch (error) {
    if (below === '') throw error
    return []
  }
}
