import { diffArrays } from 'diff'
import { type Word, wordsOf } from './page-words.ts'

/** Words of a page before and after; empty where something is new or gone. */
export interface PageChange {
  readonly before: string
  readonly after: string
  /** Whether the rows of cars tell it: all of it is of cars. */
  readonly isOfCar: boolean
}

/** A change that pages share. */
export interface SharedChange extends PageChange {
  /** Site paths of the pages that changed so. */
  readonly pages: readonly string[]
}

const comparator = (one: Word, other: Word) => one.text === other.text
const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

/** How the words of one page changed: each place with what stood there and what stands there. */
export function changesOf(before: string, after: string): PageChange[] {
  const changes: PageChange[] = []
  let gone: readonly Word[] = []
  const end = (come: readonly Word[]) => {
    const isOfCar = [...gone, ...come].every((word) => word.isOfCar)
    if (gone.length + come.length > 0) changes.push({ before: textOf(gone), after: textOf(come), isOfCar })
    gone = []
  }
  for (const { value, removed, added } of diffArrays(wordsOf(before), wordsOf(after), { comparator })) {
    if (removed) gone = value
    else end(added ? value : [])
  }
  end([])
  return changes
}

/** The changes of many pages; one that many pages share is told once. */
export function groupChanges(
  pages: Iterable<readonly [path: string, changes: readonly PageChange[]]>,
): readonly SharedChange[] {
  const groups = new Map<string, PageChange & { pages: Set<string> }>()
  for (const [path, changes] of pages) {
    for (const { before, after, isOfCar } of changes) {
      const key = JSON.stringify([before, after])
      const group = groups.get(key) ?? { before, after, isOfCar, pages: new Set<string>() }
      groups.set(key, { ...group, isOfCar: group.isOfCar && isOfCar })
      group.pages.add(path)
    }
  }
  return [...groups.values()].map((group) => ({ ...group, pages: [...group.pages] }))
}
