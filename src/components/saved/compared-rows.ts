import { bestOf } from '#domain/saved/best-value.ts'
import { onlyInEach } from '#domain/saved/only-here.ts'
import type { Comparison } from '#view-models/car/comparison.ts'

/** A row of the table as it is drawn: a cell per car. */
export interface ComparedRow {
  readonly name: string
  readonly group: string
  readonly cells: readonly { readonly text: string; readonly mark: string | null }[]
  /** Whether the cars differ in it. */
  readonly differs: boolean
  /** Whether the lines of a cell are a list. */
  readonly isList: boolean
  /** What has to stand below the table where it is shown; empty where nothing has. */
  readonly note: string
}

/** What a car alone has is told up to so many; the rest is counted. */
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

/** The values that may be held against each other: none where what stands below them differs, as a price on the road and one without charges. */
function alike(values: readonly (number | null)[], texts: readonly string[]): readonly (number | null)[] {
  const below = texts.flatMap((text, at) => (values[at] === null ? [] : [text.split('\n')[1]]))
  return new Set(below).size > 1 ? [] : values
}

/** What each has that the others lack, a line each. */
function kitRow(ids: readonly string[], { features, kit, groups }: Comparison): ComparedRow {
  const texts = onlyInEach(ids.map((id) => own(kit, id) ?? [])).map((alone) => {
    const told = alone.slice(0, mostTold).flatMap((number) => features[number] ?? [])
    const more = alone.length - told.length
    return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
  })
  return drawnRow({ name: 'Only this one has', group: groups.at(-1) ?? '', isList: true, note: '' }, texts)
}

/** The rows of these cars, in the order of the file. One in which nobody knows anything is left out. */
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

/** Rows that follow each other under one head. */
export interface RowGroup {
  readonly name: string
  readonly rows: readonly ComparedRow[]
}

/** The rows under their heads, in their order. */
export function inGroups(rows: readonly ComparedRow[]): readonly RowGroup[] {
  const names = [...new Set(rows.map(({ group }) => group))]
  return names.map((name) => ({ name, rows: rows.filter(({ group }) => group === name) }))
}
