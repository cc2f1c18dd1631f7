import { bestOf } from '#domain/saved/best-value.ts'
import { findUniqueValues } from '#domain/saved/unique-values.ts'
import type { Comparison } from '#view-models/car/comparison.ts'

/** A row of the table, with a cell per car. */
export interface ComparedRow {
  readonly name: string
  readonly group: string
  readonly cells: readonly { readonly text: string; readonly mark: string | null }[]
  /** Whether the cars differ in it. */
  readonly differs: boolean
  /** Whether the lines of a cell are a list. */
  readonly isList: boolean
  /** Footnote required below the table; empty when there is none. */
  readonly note: string
}

/** Upper bound of listed features that only one car has; the rest is counted. */
const mostTold = 8

function own<T>(record: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined
}

const drawnRow = (
  head: Pick<ComparedRow, 'name' | 'group' | 'isList' | 'note'>,
  texts: readonly string[],
  mark: (at: number) => string | null = () => null,
): ComparedRow => ({
  ...head,
  cells: texts.map((text, at) => ({ text, mark: mark(at) })),
  differs: new Set(texts).size > 1,
})

/**
 * Comparable values: none when the second lines of their cells differ, such as drive-away prices and prices without
 * charges.
 */
function alike(values: readonly (number | null)[], texts: readonly string[]): readonly (number | null)[] {
  const below = texts.flatMap((text, at) => (values[at] === null ? [] : [text.split('\n')[1]]))
  return new Set(below).size > 1 ? [] : values
}

/** Features that only one of the cars has, one per line. */
function kitRow(ids: readonly string[], { features, kit, groups }: Comparison): ComparedRow {
  const texts = findUniqueValues(ids.map((id) => own(kit, id) ?? [])).map((alone) => {
    const told = alone.slice(0, mostTold).flatMap((number) => features[number] ?? [])
    const more = alone.length - told.length
    return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
  })
  return drawnRow({ name: 'Only this one has', group: groups.at(-1) ?? '', isList: true, note: '' }, texts)
}

/** Rows for these cars, in file order, without rows that are empty for all of them. */
export function comparedRows(ids: readonly string[], comparison: Comparison | null): readonly ComparedRow[] {
  if (!comparison) return []
  const { rows, groups, ranked, notes, lists, cars, values } = comparison
  const told = rows.map((name, row) => {
    const texts = ids.map((id) => own(cars, id)?.[row] ?? '')
    const rank = ranked.findIndex((each) => each.row === row)
    const { wanted = 'least', says = '' } = ranked[rank] ?? {}
    const known = rank < 0 ? [] : ids.map((id) => own(values, id)?.[rank] ?? null)
    const best = bestOf(alike(known, texts), wanted)
    const head = { name, group: groups[row] ?? '', isList: lists.includes(row), note: notes[row] ?? '' }
    return drawnRow(head, texts, (at) => (best.has(at) ? says : null))
  })
  const all = ids.length > 1 ? [...told, kitRow(ids, comparison)] : told
  return all.filter(({ cells }) => cells.some(({ text }) => text))
}

/** Rows under one heading. */
export interface RowGroup {
  readonly name: string
  readonly rows: readonly ComparedRow[]
}

/** Groups rows by heading, in order of first occurrence. */
export function groupRows(rows: readonly ComparedRow[]): readonly RowGroup[] {
  const names = [...new Set(rows.map(({ group }) => group))]
  return names.map((name) => ({ name, rows: rows.filter(({ group }) => group === name) }))
}
