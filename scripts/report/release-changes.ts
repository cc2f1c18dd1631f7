import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ListedCars, listedCarsPath, readListedCars } from '#api/listed-cars.ts'
import { filesBelow } from '../build/digest.ts'
import { pagesIn } from '../lib/pages-in.ts'
import { changesOf, groupChanges } from './page-changes.ts'
import { rankTexts, type TextChange } from './rank-texts.ts'

/** What one release is beside the one before it. */
export interface ReleaseChanges {
  /** Pages by site path. */
  readonly added: readonly string[]
  readonly gone: readonly string[]
  /** Pages whose bytes differ, whether or not a shopper reads it. */
  readonly changed: number
  readonly texts: readonly TextChange[]
  /** Pages that changed and were not read, as there are too many. */
  readonly unread: number
}

/** As many as are read: a change of code changes all, and says the same of each. */
const readAtMost = 1000

/** Pages that the stock writes: cars, lists, makes, and models, which have a second address at the root. */
function stockPages(pages: ReadonlyMap<string, string>): (path: string) => boolean {
  const below = /^\/(?:cars\/(?!trade-in$)|search\/|brands\/|models(?:\/|$))/
  return (path) => below.test(path) || pages.has(`/models${path}`)
}

/** One file on disk is one page: the next night takes over what is the same. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other)]
  if (a.ino === b.ino && a.dev === b.dev) return true
  return a.size === b.size && readFileSync(one).equals(readFileSync(other))
}

/**
 * Compares two release folders, page by page. Of `toldElsewhere` it is only counted that they changed: the page of a car that
 * left or moved is another page at the same address.
 */
export function releaseChanges(before: string, after: string, toldElsewhere: ReadonlySet<string>): ReleaseChanges {
  const [old, current] = [pagesIn(before), pagesIn(after)]
  const both = [...current].flatMap(([path, file]) => {
    const earlier = old.get(path)
    return earlier === undefined || isSame(earlier, file) ? [] : [{ path, earlier, file }]
  })
  const isOfStock = stockPages(current)
  // What the dealer writes is read before thousands of cars.
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

/** Bytes of a release by what they are for. A file that stands beside another of the same name counts once. */
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

/** What the cards of a release's cars say, by car id. */
export function cardsOf(folder: string): ListedCars {
  const file = join(folder, listedCarsPath)
  return (existsSync(file) && readListedCars(JSON.parse(readFileSync(file, 'utf8')))) || new Map()
}
