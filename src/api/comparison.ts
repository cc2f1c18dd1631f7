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
 * What the compare page shows of cars: a name per row, per car id a text per row, what stands below some rows, which are lists,
 * what the ranked rows are ranked by, and which features it has.
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

/** Where a release keeps it. */
export const comparisonPath = '/compare-cars.json'

const isText = (value: unknown): value is string => typeof value === 'string'

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)

const isValues = (value: unknown): value is Values =>
  Array.isArray(value) && value.every((each) => each === null || typeof each === 'number')

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')

const isRanked = (value: unknown): value is RankedRow =>
  isRecord(value) && typeof value.row === 'number' && typeof value.says === 'string'

/** What of a record's entries is of a kind. */
function only<T>(value: unknown, is: (each: unknown) => each is T): Readonly<Record<string, T>> {
  const entries = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => is(entry[1])))
}

/** Reads the file's content; null when it is something else. */
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

/** The facts of all cars on show, or null when they cannot be had; never rejects. */
export async function fetchComparison(get: typeof fetch = fetch): Promise<ComparisonFile | null> {
  return readComparison(await fetchJson(comparisonPath, get))
}
