import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'

/** What is known of a published release; stands beside its folder, never inside the site. */
export interface ReleaseFacts {
  readonly id: string
  readonly key: string
  readonly builtAt: string
  readonly pages: number
  readonly cars: number
  /** Entries of the snapshot, readable or not. */
  readonly entries: number
  /** For lists of sites: the dealer's name and line, cars on show per type, and a picture by site path. */
  readonly name: string
  readonly strapline: string
  readonly counts: Readonly<Record<string, number>>
  readonly preview: string | null
}

const releasesKept = 3

function releasesFolder(out: string, slug: string): string {
  return join(out, slug, 'releases')
}

/** The live release of a dealer, or null when there is none or it is not whole. */
export function liveRelease(out: string, slug: string): (ReleaseFacts & { readonly folder: string }) | null {
  const current = join(out, slug, 'current')
  try {
    const id = basename(readlinkSync(current))
    const folder = join(releasesFolder(out, slug), id)
    const facts: ReleaseFacts = JSON.parse(readFileSync(`${folder}.json`, 'utf8'))
    return existsSync(folder) ? { ...facts, folder } : null
  } catch {
    return null
  }
}

/** The id wanted, or the next of its kind: the same stock may be built twice in one moment, with others between. */
export function unusedId(out: string, slug: string, wanted: string, turn = 1): string {
  const id = turn === 1 ? wanted : `${wanted}-${turn}`
  return existsSync(join(releasesFolder(out, slug), id)) ? unusedId(out, slug, wanted, turn + 1) : id
}

/** A new folder to build in. Left-overs of builds that were killed are removed first. */
export function startRelease(out: string, slug: string, id: string): string {
  const releases = releasesFolder(out, slug)
  mkdirSync(releases, { recursive: true })
  dropLeftOvers(out, slug)
  const folder = join(releases, `${id}.partial`)
  mkdirSync(folder)
  return folder
}

/** What killed builds leave: half-made folders, facts without a folder, links that were never switched. */
function dropLeftOvers(out: string, slug: string): void {
  const releases = releasesFolder(out, slug)
  for (const entry of readdirSync(releases)) {
    const isAlone = entry.endsWith('.json') && !existsSync(join(releases, entry.slice(0, -'.json'.length)))
    if (entry.endsWith('.partial') || isAlone) rmSync(join(releases, entry), { recursive: true, force: true })
  }
  for (const entry of readdirSync(join(out, slug))) {
    if (entry.startsWith('current.')) rmSync(join(out, slug, entry), { force: true })
  }
}

/** Makes a verified release the live one: two renames, so that `current` is whole at every moment. */
export function publishRelease(out: string, slug: string, facts: ReleaseFacts): void {
  const releases = releasesFolder(out, slug)
  const folder = join(releases, facts.id)
  writeFileSync(`${folder}.json`, JSON.stringify(facts))
  renameSync(`${folder}.partial`, folder)
  const next = join(out, slug, `current.${facts.id}`)
  rmSync(next, { force: true })
  symlinkSync(join('releases', facts.id), next)
  renameSync(next, join(out, slug, 'current'))
  dropOldReleases(releases, facts.id)
}

function dropOldReleases(releases: string, live: string): void {
  const ids = readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== live && !entry.name.endsWith('.partial'))
    .map((entry) => entry.name)
    .sort()
  for (const id of ids.slice(0, Math.max(0, ids.length - releasesKept + 1))) {
    rmSync(join(releases, id), { recursive: true, force: true })
    rmSync(join(releases, `${id}.json`), { force: true })
  }
}

/** Throws away a release that failed; the live one stays as it is. */
export function abandonRelease(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
