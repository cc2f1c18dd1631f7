import { bestOf } from '#domain/saved/best-value.ts'
import type { Comparison } from '#view-models/car/comparison.ts'

/** A row of the table as it is drawn: a cell per car. */
export interface ComparedRow {
  readonly name: string
  readonly cells: readonly { readonly text: string; readonly mark: string | null }[]
  /** Whether the cars differ in it. */
  readonly differs: boolean
}

/** The rows of these cars, in the order of the file. One in which nobody knows anything is left out. */
export function comparedRows(ids: readonly string[], comparison: Comparison | null): readonly ComparedRow[] {
  const { rows = [], ranked = [], cars = {}, values = {} } = comparison ?? {}
  const own = <T>(record: Readonly<Record<string, T>>, id: string) =>
    Object.hasOwn(record, id) ? record[id] : undefined
  return rows.flatMap((name, row) => {
    const texts = ids.map((id) => own(cars, id)?.[row] ?? '')
    const rank = ranked.findIndex((each) => each.row === row)
    const { wanted = 'least', says = '' } = ranked[rank] ?? {}
    const best = bestOf(rank < 0 ? [] : ids.map((id) => own(values, id)?.[rank] ?? null), wanted)
    const cells = texts.map((text, at) => ({ text, mark: best.has(at) ? says : null }))
    return texts.some(Boolean) ? [{ name, cells, differs: new Set(texts).size > 1 }] : []
  })
}
