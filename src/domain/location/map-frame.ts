import type { Address } from './location.ts'

/** Half the width of the map section in degrees: about 1.5 km. */
const reach = 0.008

/** Origin of the embedded map; it needs no key. */
export const mapFrameOrigin = 'https://www.openstreetmap.org'

/** URL of an embeddable map of one place; `lat` and `long` in degrees. Null for a place without coordinates. */
export function mapFrameUrl({ lat, long }: Pick<Address, 'lat' | 'long'>): string | null {
  if (lat === null || long === null) return null
  const edges = [long - reach, lat - reach / 2, long + reach, lat + reach / 2].map((degree) => degree.toFixed(5))
  const query = new URLSearchParams({ bbox: edges.join(','), layer: 'mapnik', marker: `${lat},${long}` })
  return `${mapFrameOrigin}/export/embed.html?${query}`
}
