import { isRecord } from '#domain/data/record.ts'
/** What the compare page shows of cars: a name per row, and per car id a text per row. */
export interface ComparisonFile {
  readonly rows: readonly string[]
  readonly cars: Readonly<Record<string, readonly string[]>>
}

/** Where a release keeps it. */
export const comparisonPath = '/compare-cars.json'

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Reads the file's content; null when it is something else. */
export function readComparison(value: unknown): ComparisonFile | null {
  if (!isRecord(value)) return null
  const { rows, cars } = value
  if (!isTexts(rows) || !isRecord(cars)) return null
  return {
    rows,
    cars: Object.fromEntries(
      Object.entries(cars).filter((entry): entry is [string, readonly string[]] => isTexts(entry[1])),
    ),
  }
}

/** The facts of all cars on show, or null when they cannot be had; never rejects. */
export async function fetchComparison(get: typeof fetch = fetch): Promise<ComparisonFile | null> {
  try {
    const response = await get(comparisonPath)
    return response.ok ? readComparison(await response.json()) : null
  } catch {
    return null
  }
}
