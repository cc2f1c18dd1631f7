import { isRecord } from '#domain/data/record.ts'
import { fetchJson } from './call.ts'

/** A listed car in the newest release, with the text of its card: the price, or that it is sold. */
export interface ListedCar {
  readonly kind: 'price' | 'sold'
  readonly text: string
}

/** Map: car id -> listed car. */
export type ListedCars = ReadonlyMap<string, ListedCar>

/** Content of the file in a release: car id -> text. */
export interface ListedCarsFile {
  readonly prices: Readonly<Record<string, string>>
  readonly sold: Readonly<Record<string, string>>
}

/** Path of the file in a release. */
export const listedCarsPath = '/listed-cars.json'

function textsOf(value: unknown, kind: ListedCar['kind']): readonly (readonly [string, ListedCar])[] {
  const entries = Object.entries(isRecord(value) ? value : {})
  return entries.map(([id, text]) => [id, { kind, text: String(text) }])
}

/** Parses the file's content; null when it is something else. */
export function readListedCars(value: unknown): ListedCars | null {
  if (!isRecord(value) || !('prices' in value) || !('sold' in value)) return null
  return new Map([...textsOf(value.prices, 'price'), ...textsOf(value.sold, 'sold')])
}

/** The listed cars of the newest release; null when the request fails. Never rejects. */
export async function fetchListedCars(get: typeof fetch = fetch): Promise<ListedCars | null> {
  return readListedCars(await fetchJson(listedCarsPath, get, 6000, 'no-cache'))
}
