import { isRecord } from '#domain/data/record.ts'
import type { Wanted } from '#domain/saved/best-value.ts'
import { fetchJson } from './call.ts'

interface RankedRow {
  readonly row: number
  readonly wanted: Wanted
  readonly says: string
}

type Values = readonly (number | null)[]

/**
 * Data of the compare page. `rows`, `groups`: name and group per row; `cars`: car id -> text per row; `notes`: row
 * index -> note; `lists`: indices of rows that are lists; `ranked`, `values`: rows with a best value, and car id -> the
 * numbers compared; `features`, `kit`: feature names, and car id -> indices into them.
 */
export interface ComparisonFile {
  readonly rows: readonly string[]
  readonly groups: readonly string[]
  readonly ranked: readonly RankedRow[]
  readonly notes: Readonly<Record<string, string>>
  readonly lists: readonly number[]
  readonly cars: Readonly<Record<string, readonly string[]>>
  readonly values: Readonly<Record<string, Values>>
  readonly features: readonly string[]
  readonly kit: Readonly<Record<string, readonly number[]>>
}

/** Path of the file in a release. */
export const comparisonPath = '/compare-cars.json'

const isText = (value: unknown): value is string => typeof value === 'string'

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)

const isValues = (value: unknown): value is Values =>
  Array.isArray(value) && value.every((each) => each === null || typeof each === 'number')

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')

const isRanked = (value: unknown): value is RankedRow =>
  isRecord(value) && typeof value.row === 'number' && typeof value.says === 'string'

/** The entries of a record that pass the type guard. */
function only<T>(value: unknown, is: (each: unknown) => each is T): Readonly<Record<string, T>> {
  const entries = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => is(entry[1])))
}

/** Parses the file's content; null when it is something else. */
export function readComparison(value: unknown): ComparisonFile | null {
  if (!isRecord(value)) return null
  const { rows, groups, ranked, notes, lists, cars, values, features, kit } = value
  if (!isTexts(rows) || !isRecord(cars)) return null
  return {
    rows,
    groups: isTexts(groups) ? groups : [],
    ranked: Array.isArray(ranked) ? ranked.filter(isRanked) : [],
    notes: only(notes, isText),
    lists: isNumbers(lists) ? lists : [],
    cars: only(cars, isTexts),
    values: only(values, isValues),
    features: isTexts(features) ? features : [],
    kit: only(kit, isNumbers),
  }
}

/** The comparison data of all listed cars; null when the request fails. Never rejects. */
export async function fetchComparison(get: typeof fetch = fetch): Promise<ComparisonFile | null> {
  return readComparison(await fetchJson(comparisonPath, get))
}
