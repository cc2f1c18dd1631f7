import { createHash, hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, normalize, relative } from 'node:path'
import type { CarHistory } from '#stock/car-history.ts'
import { writeCarHistory } from '#stock/car-history-file.ts'
import type { Listings } from '#stock/delist.ts'
import { writeListings } from '#stock/listings-file.ts'
import { sharedFiles } from '#tenants/shared-files.ts'
import type { Site } from '#tenants/site.ts'
import type { Copies } from './own-files.ts'
import type { SearchAccess } from './search-access.ts'

/** Every file below a folder, in the file system's order. Node's own recursive readdir takes three times as long. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() ? path : []
  })
}

/** Every file below a path, sorted, so that a digest does not depend on the file system's order. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return filesIn(normalize(path).replace(/\/$/, '')).sort()
}

/** sha256 over the names and bytes of all files below the paths, relative to `root`. */
export function digestOf(root: string, paths: readonly string[]): string {
  const sum = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    if (file.endsWith('.test.ts') || file.endsWith('.test.tsx')) continue
    sum.update(`${relative(root, file)}\n`).update(hash('sha256', readFileSync(file), 'hex'))
  }
  return sum.digest('hex')
}

const nodeMajor = process.versions.node.split('.')[0]

/**
 * Sources of pages and release assets: views, rules, build, configuration and the exact packages. Files that a build
 * never runs are excluded, so that changing them triggers no rebuild; an import test checks the list.
 */
export const bundleSources: readonly string[] = [
  'src',
  'public',
  'scripts/build',
  'scripts/check',
  'scripts/lib',
  'scripts/pictures/copy-files.ts',
  'scripts/pictures/picture-records.ts',
  'scripts/pictures/picture-sites.ts',
  'scripts/pictures/poor-pictures.ts',
  'scripts/serve/headers.ts',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * Digest of the bundle's sources and Node's major version. It names the page bundle; all sites are rebuilt when it
 * changes.
 */
export function bundleDigest(root: string): string {
  return hash('sha256', `${digestOf(root, bundleSources)} node ${nodeMajor}`, 'hex')
}

export interface DealerKeyParts {
  readonly root: string
  readonly slug: string
  readonly bundle: string
  /** Resolved settings: values from the environment may change while the files do not. */
  readonly site: Site
  readonly stock: string
  /** The day the site is for, in the dealer's time zone: dated texts change with it. */
  readonly day: string
  /** Which of its promos are on now: they start and end by the minute. */
  readonly promos: readonly boolean[]
  /** What answers searches: host, index and key. */
  readonly searched: SearchAccess
  /** Cars that have an address, as the build leaves them: a later build on the same day finds nothing new in them. */
  readonly listings: Listings
  /** History of the cars from earlier builds, likewise. */
  readonly history: CarHistory
  /** External pictures, each with the copy that pages show: a copy fetched during the day changes the next build. */
  readonly copies: Copies
}

/** Paths of a dealer's files, shared and own, below the content folder. */
export function dealerFolders(slug: string): readonly string[] {
  return [...sharedFiles, ...['_templates', '_groups', '_makes', slug].map((name) => `dealers/${name}`)]
}

/** Digest of everything that goes into one dealer's pages: same key, same site. */
export function dealerKey({
  root,
  slug,
  bundle,
  site,
  stock,
  day,
  promos,
  searched,
  listings,
  history,
  copies,
}: DealerKeyParts): string {
  const texts = [JSON.stringify(site), stock, writeListings(listings), writeCarHistory(history)].map((text) =>
    hash('sha256', text, 'hex'),
  )
  const parts = [
    bundle,
    digestOf(root, dealerFolders(slug)),
    ...texts,
    day,
    promos.map(Number).join(''),
    JSON.stringify([searched.host, searched.access, copies]),
  ]
  return hash('sha256', parts.join('\n'), 'hex')
}
