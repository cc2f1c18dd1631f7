import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A dealer's releases, each a folder with its record beside it: `<id>/` and `<id>.json`. */
export function releasesFolder(out: string, slug: string): string {
  return join(out, slug, 'releases')
}

/** The dealers that have releases in a folder. */
export const releasedDealers = (out: string): readonly string[] =>
  existsSync(out) ? readdirSync(out).filter((slug) => existsSync(releasesFolder(out, slug))) : []

/** The folder of one release. */
export function releaseFolder(out: string, slug: string, id: string): string {
  return join(releasesFolder(out, slug), id)
}

/** The link that web servers follow: what it points to is live. */
export function currentLink(out: string, slug: string): string {
  return join(out, slug, 'current')
}

/** What `current` points to, whatever its record says; null when nothing was ever published. @throws when it is no link */
export function liveId(out: string, slug: string): string | null {
  try {
    return basename(readlinkSync(currentLink(out, slug)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const partial = '.partial'

/** A name beside `path` for what is not finished; `tag` is the lock under which it is made. */
export function partialOf(path: string, tag: string): string {
  return `${path}.${tag}${partial}`
}

/** Whether a name is that of an unfinished thing: of one lock, or of any. */
export function isPartial(name: string, tag?: string): boolean {
  return name.endsWith(tag === undefined ? partial : `.${tag}${partial}`)
}
