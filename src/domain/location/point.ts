/** Coordinates in degrees. */
export interface Point {
  readonly lat: number
  readonly long: number
}

const earthRadius = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km, on a sphere: within 0.5% of the true one. */
export function kilometresBetween(a: Point, b: Point): number {
  const [north, east] = [radians(b.lat - a.lat) / 2, radians(b.long - a.long) / 2]
  const width = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(Math.sin(north) ** 2 + width)))
}

/** The point of an address; null without coordinates. */
export function pointOf({ lat, long }: { readonly lat: number | null; readonly long: number | null }): Point | null {
  return lat === null || long === null ? null : { lat, long }
}

/** Whether the known points differ; only then can one be nearer than another. */
export function haveDistinctPoints(points: readonly (Point | null)[]): boolean {
  return new Set(points.flatMap((point) => (point ? [writePoint(point)] : []))).size > 1
}

/** "-33.86,151.21": the format of points in search documents. */
export function writePoint({ lat, long }: Point): string {
  return `${lat},${long}`
}

/** Parses the format of `writePoint`; null for anything else. */
export function readPoint(text: string): Point | null {
  const [lat, long, ...rest] = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(text) ? text.split(',').map(Number) : []
  if (lat === undefined || long === undefined || rest.length > 0) return null
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180 ? { lat, long } : null
}
