import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

const isWithin = (folder: string, other: string) => `${folder}${sep}`.startsWith(`${other}${sep}`)

/**
 * Whether a link leads to a folder, such as one of pictures on a larger disk: what is brought goes through it. One that leads back to
 * a folder on the way here would be walked without an end.
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

/** The folders that links were followed in, once another of this one is. */
const passedBy = (folder: string, passed: readonly string[]) => [...passed, realpathSync(folder)]

/**
 * Files below a folder of the site, as paths from it. What cannot be looked into is somebody else's, such as a folder whose name is
 * no text: it comes back as another name, under which there is none.
 */
export function filesThere(site: string, below = '', passed: readonly string[] = []): string[] {
  const folder = join(site, below)
  const filesOf = (entry: Dirent): string | string[] => {
    const path = `${below}${entry.name}`
    if (entry.isDirectory()) return filesThere(site, `${path}/`, passed)
    if (entry.isFile()) return path
    const next = entry.isSymbolicLink() ? passedBy(folder, passed) : []
    return next.length > 0 && leadsOn(join(site, path), next) ? filesThere(site, `${path}/`, next) : []
  }
  try {
    const isThere = below !== '' || existsSync(site)
    return isThere ? readdirSync(folder, { withFileTypes: true }).flatMap(filesOf) : []
  } catch (error) {
    if (below === '') throw error
    return []
  }
}
