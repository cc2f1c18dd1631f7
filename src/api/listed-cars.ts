import { isRecord } from '#domain/data/record.ts'
import { fetchJson } from './call.ts'

/** What the newest release says of a car on show, as its card does: its price, or that it is sold. */
export interface ListedCar {
  readonly kind: 'price' | 'sold'
  readonly text: string
}

/** The cars on show by their ids. */
export type ListedCars = ReadonlyMap<string, ListedCar>

/** The file as a release keeps it: texts by car id. */
export interface ListedCarsFile {
  readonly prices: Readonly<Record<string, string>>
  readonly sold: Readonly<Record<string, string>>
}

/** Where a release keeps it. */
export const listedCarsPath = '/listed-cars.json'

function textsOf(value: unknown, kind: ListedCar['kind']): readonly (readonly [string, ListedCar])[] {
  const entries = Object.entries(isRecord(value) ? value : {})
  return entries.map(([id, text]) => [id, { kind, text: String(text) }])
}

/** Reads the file of a release; null where it is something else. */
export function readListedCars(value: unknown): ListedCars | null {
  if (!isRecord(value) || !('prices' in value) || !('sold' in value)) return null
  return new Map([...textsOf(value.prices, 'price'), ...textsOf(value.sold, 'sold')])
}

/** The cars on show in the newest release, or null when nobody answers. Never rejects. */
export async function fetchListedCars(get: typeof fetch = fetch): Promise<ListedCars | null> {
  return readListedCars(await fetchJson(listedCarsPath, get, 6000, 'no-cache'))
}
