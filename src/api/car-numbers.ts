import { isRecord } from '#domain/data/record.ts'
import type { CarNumbers } from '#search/cars-of-number.ts'
import { fetchJson } from './call.ts'

/** Where a release keeps them. */
export const carNumbersPath = '/car-numbers.json'

const isText = (value: unknown) => typeof value === 'string'

const isCarNumbers = (value: unknown): value is CarNumbers =>
  isRecord(value) &&
  Object.values(value).every((both) => Array.isArray(both) && both.length === 2 && both.every(isText))

/** The VINs and stock numbers of the cars on show, or null when nobody answers. Never rejects. */
export async function fetchCarNumbers(get: typeof fetch = fetch): Promise<CarNumbers | null> {
  const numbers = await fetchJson(carNumbersPath, get, 4000)
  return isCarNumbers(numbers) ? numbers : null
}
