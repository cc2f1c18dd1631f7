import { kilometresBetween, type Point, readPoint } from '#domain/location/point.ts'
import { pointAttribute } from '#search/record.ts'
import type { Table } from './table.ts'

/** A sort by distance. */
export interface GeoSort {
  readonly from: Point
  readonly isDescending: boolean
}

/** Parses Meilisearch's "_geoPoint(-33.86,151.21):asc"; null for any other sort. */
export function parseGeoSort(sort: string): GeoSort | null {
  const [, text = '', direction] = /^_geoPoint\(([^()]*)\):(asc|desc)$/.exec(sort) ?? []
  const from = readPoint(text.replaceAll(' ', ''))
  return from && { from, isDescending: direction === 'desc' }
}

/** Returns the distance of a document from a point in whole metres; null for a document without a location. */
export function metresFrom(table: Table, from: Point): (doc: number) => number | null {
  const column = table.column(pointAttribute)
  const metres = column?.values.map((value) => {
    const point = readPoint(String(value))
    return point && Math.round(kilometresBetween(from, point) * 1000)
  })
  return (doc) => metres?.[column?.codes[doc] ?? -1] ?? null
}
