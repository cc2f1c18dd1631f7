import { type Dirent, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PlainError } from '../../lib/plain-error.ts'
import { shownPath } from '../../lib/shown-path.ts'
import { liveFolder } from './live.ts'
import { releasesFolder } from './paths.ts'

/** The final target of a link. @throws PlainError when it does not exist, such as on an unmounted disk */
function endOf(link: string): string {
  try {
    return realpathSync(link)
  } catch {
    const remedy = 'put back what it leads to, or take the link away, then try again'
    throw new PlainError(`${shownPath(link)} is a link that leads nowhere. Nothing is done here; ${remedy}.`)
  }
}

/**
 * Two dealers in one folder would overwrite and compare with each other's releases.
 * @throws PlainError when a dealer's folder is a link to another dealer's
 */
export function assertNobodyElses(out: string, slug: string): void {
  const place = join(out, slug)
  if (!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const real = endOf(place)
  if (dirname(real) !== realpathSync(out)) return
  throw new PlainError(
    `${shownPath(place)} is a link to ${shownPath(real)}, which is another dealer’s. Nothing is done here; take the link away, then try again.`,
  )
}

/** False for a pipe, socket or device: opening one may block for ever. */
const isReadable = (entry: Dirent) => entry.isFile() || entry.isDirectory() || entry.isSymbolicLink()

function entriesOf(folder: string, recursive: boolean): readonly Dirent[] {
  const isFolder = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false
  return isFolder ? readdirSync(folder, { withFileTypes: true, recursive }) : []
}

/**
 * Checks that a dealer's folder is its own, and that everything read there is a regular file: files beside releases,
 * records, and the live release, whose pages are reused.
 * @throws PlainError when it is another dealer's, or contains a pipe or device
 */
export function assertOwnPlace(out: string, slug: string): void {
  assertNobodyElses(out, slug)
  const live = liveFolder(out, slug)?.folder
  const entries = [
    ...entriesOf(join(out, slug), false),
    ...entriesOf(releasesFolder(out, slug), false),
    ...(live === undefined ? [] : entriesOf(live, true)),
  ]
  const odd = entries.find((entry) => !isReadable(entry))
  if (odd === undefined) return
  const path = shownPath(join(odd.parentPath, odd.name))
  throw new PlainError(`${path} is no file but a pipe or a device. Nothing is done here; take it away, then try again.`)
}
