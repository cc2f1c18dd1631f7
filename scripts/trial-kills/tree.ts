import { hash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../build/digest.ts'
import { hashedFolders } from '../build/release/carry.ts'
import { readHistory } from '../build/release/history.ts'
import { liveRelease } from '../build/release/live.ts'
import { readRecords, releaseIds } from '../build/release/record.ts'

/** Map: site path -> SHA-256 of the file. */
export type Tree = ReadonlyMap<string, string>

/** Digests of a folder's files; the path may be a symbolic link. */
export function treeOf(path: string): Tree {
  const folder = realpathSync(path)
  const digest = (file: string) => hash('sha256', readFileSync(file), 'hex')
  return new Map(filesBelow(folder).map((file) => [file.slice(folder.length), digest(file)]))
}

const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(`/${folder}/`))

/** Differences between the live site and a release, except for extra hashed files of other known releases. */
function differences(live: Tree, wanted: Tree, known: readonly Tree[]): string[] {
  const lost = [...wanted].filter(([path, digest]) => live.get(path) !== digest)
  const isCarried = ([path, digest]: [string, string]) =>
    isHashed(path) && known.some((tree) => tree.get(path) === digest)
  const strange = [...live].filter((entry) => !wanted.has(entry[0]) && !isCarried(entry))
  return [
    ...lost.map(([path]) => `${path} ${live.has(path) ? 'has other bytes' : 'is missing'}`),
    ...strange.map(([path]) => `${path} is of no release`),
  ]
}

/**
 * Differences between the live site and the most similar of the `wanted` releases; empty when it is intact. It may also
 * have hashed files of all `known` ones.
 */
export function liveFaults(out: string, slug: string, wanted: readonly Tree[], known = wanted): readonly string[] {
  try {
    if (liveRelease(out, slug) === null) return ['nothing is live']
    const live = treeOf(join(out, slug, 'current'))
    const faults = wanted.map((tree) => differences(live, tree, known))
    return faults.reduce((best, next) => (next.length < best.length ? next : best))
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Files and records in a dealer's folder that belong to no release that was ever live. */
export function leftOvers(out: string, slug: string): readonly string[] {
  const ids = releaseIds(out, slug)
  const known = new Set([
    'car-history.json',
    'current',
    'history.json',
    'listings.json',
    'page-notes.json',
    'releases',
    ...ids,
    ...ids.map((id) => `${id}.json`),
  ])
  const names = [...readdirSync(join(out, slug)), ...readdirSync(join(out, slug, 'releases'))]
  const { records, damaged } = readRecords(out, slug)
  const published = readHistory(out, slug)?.published ?? 0
  const neverLive = records.filter(({ sequence }) => sequence > published).map(({ id }) => id)
  return [...names.filter((name) => !known.has(name)), ...damaged, ...neverLive]
}
