import { type Point, readPoint } from './point.ts'

/** Header line of the postcode CSV. */
export const postcodeHeader = 'postcode,lat,long'

/** Parses a line of the table; null for an invalid one. */
export function postcodeLine(line: string): { readonly postcode: string; readonly point: Point } | null {
  const [, postcode = '', place = ''] = /^([A-Za-z0-9][A-Za-z0-9 -]{1,9}),(.+)$/.exec(line) ?? []
  const point = readPoint(place)
  return point && { postcode, point }
}

/** Coordinates of a postcode: the mean of its lines; null when the table has none. */
export function findPostcode(table: string, wanted: string): Point | null {
  const lines = table.split(/\r?\n/).filter((line) => line.startsWith(`${wanted},`))
  const points = lines.flatMap((line) => postcodeLine(line)?.point ?? [])
  const middle = (degrees: readonly number[]) => degrees.reduce((sum, each) => sum + each, 0) / degrees.length
  const [lat, long] = [middle(points.map((point) => point.lat)), middle(points.map((point) => point.long))]
  return points.length === 0 ? null : { lat, long }
}
