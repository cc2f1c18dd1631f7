import { existsSync } from 'node:fs'
import { formatLocalPath } from '../../lib/format-local-path.ts'
import { OperatorError } from '../../lib/operator-error.ts'
import { readHistory } from './history.ts'
import { currentLink, liveId, releaseFolder } from './paths.ts'
import { DamagedRecord, type ReleaseRecord, readRecord } from './record.ts'

/** A complete release: its record and folder. */
export type Release = ReleaseRecord & { readonly folder: string }

/** The live release cannot be determined, so no build can be compared with it. The message says what to do. */
export class LiveReleaseDamaged extends OperatorError {
  /** The problem, without the remedy. */
  readonly found: string
  constructor(slug: string, what: string) {
    super(
      [
        `${what}. What is served stays as it is, and nothing is built: without the last release a fall in stock would go unseen.`,
        `Put it back from a backup, or make another release live: npm run rollback -- ${slug}. Or look at the stock yourself and build without the comparison: npm run build -- ${slug} --accept-drop.`,
      ].join('\n'),
    )
    this.found = what
  }
}

/**
 * The release that `current` points to, without reading its record; null when nothing is published. For web servers.
 */
export function liveFolder(out: string, slug: string): { readonly id: string; readonly folder: string } | null {
  const id = idOrNull(out, slug)
  const folder = id === null ? '' : releaseFolder(out, slug, id)
  return id !== null && existsSync(folder) ? { id, folder } : null
}

function idOrNull(out: string, slug: string): string | null {
  try {
    return liveId(out, slug)
  } catch {
    return null
  }
}

function idOf(out: string, slug: string): string | null {
  const link = formatLocalPath(currentLink(out, slug))
  let id: string | null
  try {
    id = liveId(out, slug)
  } catch {
    throw new LiveReleaseDamaged(slug, `${link} should be a link to a release, and is none`)
  }
  const last = id ?? readHistory(out, slug)?.switches.at(-1)?.id
  if (id === null && last !== undefined) throw new LiveReleaseDamaged(slug, `${link} is gone; ${last} was live`)
  return id
}

/**
 * The live release of a dealer; null when nothing was ever published.
 * @throws LiveReleaseDamaged when something is live but cannot be read
 */
export function liveRelease(out: string, slug: string): Release | null {
  const id = idOf(out, slug)
  if (id === null) return null
  const folder = releaseFolder(out, slug, id)
  if (!existsSync(folder)) throw new LiveReleaseDamaged(slug, `The live release ${formatLocalPath(folder)} is gone`)
  try {
    return { ...readRecord(out, slug, id), folder }
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error
    const what = error.message.replace(error.file, formatLocalPath(error.file))
    throw new LiveReleaseDamaged(slug, `The record of the live release is damaged: ${what}`)
  }
}
