import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from '../build/release/durable.ts'
import { fetchedFolder } from './picture-records.ts'

const shape = v.record(v.string(), v.string())

/** Dealer slug -> content folder, relative to the project, that its pictures were last fetched for. */
type FetchedFor = Readonly<v.InferOutput<typeof shape>>

/** Without `.json`, as `<name>.json` could be the picture memory of a dealer. */
const fileOf = (root: string) => join(fetchedFolder(root), 'fetched-for')

function readFetchedFor(root: string): FetchedFor {
  try {
    return v.parse(shape, JSON.parse(readFileSync(fileOf(root), 'utf8')))
  } catch {
    return {}
  }
}

/** Records that the pictures of these dealers were fetched for a content folder. */
export function recordContentFolder(root: string, content: string, slugs: readonly string[]): void {
  if (slugs.length === 0) return
  const folder = relative(root, content) || '.'
  const all = { ...readFetchedFor(root), ...Object.fromEntries(slugs.map((slug) => [slug, folder])) }
  const isKnown = (slug: string) => existsSync(join(fetchedFolder(root), `${slug}.json`))
  const known = Object.entries(all).filter(([slug]) => isKnown(slug))
  const file = fileOf(root)
  writeDurably(file, `${file}.${process.pid}`, `${JSON.stringify(Object.fromEntries(known.sort()), null, 1)}\n`)
}

/**
 * Slugs of dealers whose pictures in the store belong to another content folder that still has them. Dealers without a
 * record belong to the project itself.
 */
export function dealersElsewhere(root: string, content: string): readonly string[] {
  if (!existsSync(fetchedFolder(root))) return []
  const fetchedFor = readFetchedFor(root)
  const slugs = readdirSync(fetchedFolder(root)).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
  return slugs.filter((slug) => {
    const folder = resolve(root, Object.hasOwn(fetchedFor, slug) ? (fetchedFor[slug] ?? '.') : '.')
    return folder !== content && existsSync(join(folder, 'dealers', slug))
  })
}
