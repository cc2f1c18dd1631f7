import { diffArrays } from 'diff'
import { type Word, wordsOf } from './page-words.ts'

/** A text before and after; empty when added or removed. */
export interface PageChange {
  readonly before: string
  readonly after: string
  /** Whether only texts about cars changed, which the car rows report. */
  readonly isOfCar: boolean
}

/** A change shared by pages. */
export interface SharedChange extends PageChange {
  /** Site paths of the pages with this change. */
  readonly pages: readonly string[]
}

const comparator = (one: Word, other: Word) => one.text === other.text
const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

/** The text changes of one page, each with the text before and after. */
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

/** Merges the changes of many pages; a shared change appears once. */
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
