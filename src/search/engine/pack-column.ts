import { fold } from '#domain/text/fold.ts'
import type { FieldValue, Scalar, SearchRecord } from '#search/record.ts'

/** A column while the index is being built: values sorted, codes not packed yet. */
export interface DraftOne {
  readonly kind: 'one'
  readonly name: string
  readonly values: readonly Scalar[]
  readonly codes: readonly number[]
}

/** A column of lists while the index is being built. */
export interface DraftMany {
  readonly kind: 'many'
  readonly name: string
  readonly values: readonly string[]
  readonly counts: readonly number[]
  readonly codes: readonly number[]
}

/** Code order is sort order: numbers by size, strings by code unit, independent of the machine's locale. */
function order(a: Scalar, b: Scalar): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function isStated(value: FieldValue | undefined): value is Scalar | readonly string[] {
  if (value === undefined || value === null || value === '') return false
  return typeof value === 'object' ? value.length > 0 : !Number.isNaN(value)
}

function draftMany(name: string, lists: readonly (readonly string[])[]): DraftMany {
  const values = [...new Set(lists.flat())].sort(order)
  const codeOf = new Map(values.map((value, code) => [value, code]))
  return {
    kind: 'many',
    name,
    values,
    counts: lists.map((list) => list.length),
    codes: lists.flatMap((list) => list.map((value) => codeOf.get(value) ?? 0)),
  }
}

function draftOne(name: string, given: readonly (Scalar | null)[]): DraftOne {
  const stated = new Set(given.filter((value) => value !== null))
  const isMixed = new Set([...stated].map((value) => typeof value)).size > 1
  const values = [...(isMixed ? new Set([...stated].map(String)) : stated)].sort(order)
  const codeOf = new Map<Scalar, number>(values.map((value, code) => [value, code]))
  const code = (value: Scalar | null) =>
    value === null ? values.length : (codeOf.get(isMixed ? String(value) : value) ?? values.length)
  return { kind: 'one', name, values, codes: given.map(code) }
}

/** The list sorted, without items that equal an earlier one when folded. */
function withoutRepeats(list: readonly string[]): readonly string[] {
  const sorted = list.toSorted(order)
  const folded = sorted.map((item) => fold(item.trim()))
  return sorted.filter((_, at) => folded.indexOf(folded[at] ?? '') === at)
}

/** The column of one attribute. Lists are sorted and deduplicated. */
export function draftColumn(name: string, records: readonly SearchRecord[]): DraftOne | DraftMany {
  const given = records.map((record) => (isStated(record[name]) ? record[name] : null))
  if (!given.some((value) => typeof value === 'object' && value !== null)) {
    return draftOne(
      name,
      given.map((value) => (typeof value === 'object' ? null : value)),
    )
  }
  const lists = given.map((value) => (typeof value === 'object' ? (value ?? []) : [String(value)]))
  return draftMany(name, lists.map(withoutRepeats))
}
