import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Number and bytes of generated pages, and of the car pages among them. */
export interface Pages {
  readonly count: number
  readonly bytes: number
  readonly carCount: number
  readonly carBytes: number
}

export const noPages: Pages = { count: 0, bytes: 0, carCount: 0, carBytes: 0 }

export function addPages(a: Pages, b: Pages): Pages {
  return {
    count: a.count + b.count,
    bytes: a.bytes + b.bytes,
    carCount: a.carCount + b.carCount,
    carBytes: a.carBytes + b.carBytes,
  }
}

/** The pages of one site; all in its folder cars count as car pages, which is wrong for only a few. */
export function weighPages(folder: string): Pages {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const weights = files.map((file) => ({ bytes: statSync(join(folder, file)).size, isCar: file.startsWith('cars/') }))
  const sum = (some: typeof weights) => some.reduce((total, { bytes }) => total + bytes, 0)
  const cars = weights.filter(({ isCar }) => isCar)
  return { count: files.length, bytes: sum(weights), carCount: cars.length, carBytes: sum(cars) }
}

/** Average bytes of a car page. */
export const perCarPage = ({ carBytes, carCount }: Pages) => carBytes / Math.max(1, carCount)

/** Average bytes of a page. */
export const perPage = ({ bytes, count }: Pages) => bytes / Math.max(1, count)
