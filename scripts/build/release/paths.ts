import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Folder of a dealer's releases: each is a folder `<id>/` with its record `<id>.json` beside it. */
export function releasesFolder(out: string, slug: string): string {
  return join(out, slug, 'releases')
}

/** Slugs of dealers that have releases in a folder. */
export const releasedDealers = (out: string): readonly string[] =>
  existsSync(out) ? readdirSync(out).filter((slug) => existsSync(releasesFolder(out, slug))) : []

/** The folder of one release. */
export function releaseFolder(out: string, slug: string, id: string): string {
  return join(releasesFolder(out, slug), id)
}

/** The symlink that web servers follow: its target is live. */
export function currentLink(out: string, slug: string): string {
  return join(out, slug, 'current')
}

/**
 * Id of the release that `current` points to, without reading its record; null when there is no link.
 * @throws when it is not a link
 */
export function liveId(out: string, slug: string): string | null {
  try {
    return basename(readlinkSync(currentLink(out, slug)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const partial = '.partial'

/** A name beside `path` for an unfinished file or folder; `tag` is that of the lock it is made under. */
export function partialOf(path: string, tag: string): string {
  return `${path}.${tag}${partial}`
}

/** Whether a name is that of an unfinished file or folder, of lock `tag` or of any. */
export function isPartial(name: string, tag?: string): boolean {
  return name.endsWith(tag === undefined ? partial : `.${tag}${partial}`)
}
