import { type Dirent, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatLocalPath } from '../../lib/format-local-path.ts'
import { OperatorError } from '../../lib/operator-error.ts'
import { liveFolder } from './live.ts'
import { releasesFolder } from './paths.ts'

/** The final target of a link. @throws OperatorError when it does not exist, such as on an unmounted disk */
function endOf(link: string): string {
  try {
    return realpathSync(link)
  } catch {
    const remedy = 'put back what it leads to, or take the link away, then try again'
    throw new OperatorError(`${formatLocalPath(link)} is a link that leads nowhere. Nothing is done here; ${remedy}.`)
  }
}

/**
 * Two dealers in one folder would overwrite and compare with each other's releases.
 * @throws OperatorError when a dealer's folder is a link to another dealer's
 */
export function assertFolderNotShared(out: string, slug: string): void {
  const place = join(out, slug)
  if (!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const real = endOf(place)
  if (dirname(real) !== realpathSync(out)) return
  throw new OperatorError(
    `${formatLocalPath(place)} is a link to ${formatLocalPath(real)}, which is another dealer’s. Nothing is done here; take the link away, then try again.`,
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
 * @throws OperatorError when it is another dealer's, or contains a pipe or device
 */
export function assertDealerFolder(out: string, slug: string): void {
  assertFolderNotShared(out, slug)
  const live = liveFolder(out, slug)?.folder
  const entries = [
    ...entriesOf(join(out, slug), false),
    ...entriesOf(releasesFolder(out, slug), false),
    ...(live === undefined ? [] : entriesOf(live, true)),
  ]
  const odd = entries.find((entry) => !isReadable(entry))
  if (odd === undefined) return
  const path = formatLocalPath(join(odd.parentPath, odd.name))
  throw new OperatorError(
    `${path} is no file but a pipe or a device. Nothing is done here; take it away, then try again.`,
  )
}
