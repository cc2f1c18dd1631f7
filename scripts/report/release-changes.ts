import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ListedCars, listedCarsPath, readListedCars } from '#api/listed-cars.ts'
import { filesBelow } from '../build/digest.ts'
import { pagesIn } from '../lib/pages-in.ts'
import { changesOf, groupChanges } from './page-changes.ts'
import { rankTexts, type TextChange } from './rank-texts.ts'

/** Page-level differences between two releases. */
export interface ReleaseChanges {
  /** Site paths of pages. */
  readonly added: readonly string[]
  readonly gone: readonly string[]
  /** Pages whose bytes differ, even if no visible text does. */
  readonly changed: number
  readonly texts: readonly TextChange[]
  /** Number of changed pages that were not read because there are too many. */
  readonly unread: number
}

/** Maximum number of pages to read: a code change changes all pages in the same way. */
const readAtMost = 1000

/** Matches pages made from the stock: cars, lists, makes and models, which also have a path at the root. */
function stockPages(pages: ReadonlyMap<string, string>): (path: string) => boolean {
  const below = /^\/(?:cars\/(?!trade-in$)|search\/|brands\/|models(?:\/|$))/
  return (path) => below.test(path) || pages.has(`/models${path}`)
}

/** Whether two paths are the same file: unchanged pages are hard links. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other)]
  if (a.ino === b.ino && a.dev === b.dev) return true
  return a.size === b.size && readFileSync(one).equals(readFileSync(other))
}

/**
 * Compares two release folders page by page. Pages in `toldElsewhere` are only counted: a delisted or moved car's page is a
 * different page at the same path.
 */
export function releaseChanges(before: string, after: string, toldElsewhere: ReadonlySet<string>): ReleaseChanges {
  const [old, current] = [pagesIn(before), pagesIn(after)]
  const both = [...current].flatMap(([path, file]) => {
    const earlier = old.get(path)
    return earlier === undefined || isSame(earlier, file) ? [] : [{ path, earlier, file }]
  })
  const isOfStock = stockPages(current)
  // Pages that the dealer writes are read before thousands of cars.
  const untold = both
    .filter(({ path }) => !toldElsewhere.has(path))
    .sort((a, b) => Number(isOfStock(a.path)) - Number(isOfStock(b.path)))
  const read = untold.slice(0, readAtMost)
  const changes = read.map(
    ({ path, earlier, file }) => [path, changesOf(readFileSync(earlier, 'utf8'), readFileSync(file, 'utf8'))] as const,
  )
  return {
    added: [...current.keys()].filter((path) => !old.has(path) && !toldElsewhere.has(path)),
    gone: [...old.keys()].filter((path) => !current.has(path)),
    changed: both.length,
    texts: rankTexts(groupChanges(changes), { count: Math.min(current.size, readAtMost), isOfStock }),
    unread: untold.length - read.length,
  }
}

/** Kind of file -> bytes in a release. */
export function bytesOf(
  folder: string,
): Readonly<Record<'pages' | 'scripts and styles' | 'pictures' | 'rest', number>> {
  const bytes = { pages: 0, 'scripts and styles': 0, pictures: 0, rest: 0 }
  for (const file of filesBelow(folder)) {
    const path = file.slice(folder.length)
    const kind = path.endsWith('.html')
      ? 'pages'
      : path.startsWith('/_astro/')
        ? 'scripts and styles'
        : /^\/(?:pictures|maps)\//.test(path)
          ? 'pictures'
          : 'rest'
    bytes[kind] += statSync(file).size
  }
  return bytes
}

/** Map: car id -> content of its card in a release. */
export function cardsOf(folder: string): ListedCars {
  const file = join(folder, listedCarsPath)
  return (existsSync(file) && readListedCars(JSON.parse(readFileSync(file, 'utf8')))) || new Map()
}
