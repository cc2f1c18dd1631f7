import { kilometresBetween, type Point, readPoint } from '#domain/location/point.ts'
import { pointAttribute } from '#search/record.ts'
import type { Table } from './table.ts'

/** An order by distance. */
export interface Nearness {
  readonly from: Point
  readonly isDescending: boolean
}

/** Reads "_geoPoint(-33.86,151.21):asc" as Meilisearch has it; null for any other order. */
export function readNearness(sort: string): Nearness | null {
  const [, text = '', direction] = /^_geoPoint\(([^()]*)\):(asc|desc)$/.exec(sort) ?? []
  const from = readPoint(text.replaceAll(' ', ''))
  return from && { from, isDescending: direction === 'desc' }
}

/** How many whole metres each document is from a point; null where one says not where it stands. */
export function metresFrom(table: Table, from: Point): (doc: number) => number | null {
  const column = table.column(pointAttribute)
  const metres = column?.values.map((value) => {
    const point = readPoint(String(value))
    return point && Math.round(kilometresBetween(from, point) * 1000)
  })
  return (doc) => metres?.[column?.codes[doc] ?? -1] ?? null
}
