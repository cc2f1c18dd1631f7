import type { Address } from './location.ts'

/** Half the width of what the frame shows, in degrees: about a kilometre and a half. */
const reach = 0.008

/** Host of the maps frame; it needs no key. */
export const mapFrameOrigin = 'https://www.openstreetmap.org'

/**
 * Address of a page that shows one place on a map, to stand in a frame. `lat` and `long` are degrees.
 * Null for a place without coordinates.
 */
export function mapFrameUrl({ lat, long }: Pick<Address, 'lat' | 'long'>): string | null {
  if (lat === null || long === null) return null
  const edges = [long - reach, lat - reach / 2, long + reach, lat + reach / 2].map((degree) => degree.toFixed(5))
  const query = new URLSearchParams({ bbox: edges.join(','), layer: 'mapnik', marker: `${lat},${long}` })
  return `${mapFrameOrigin}/export/embed.html?${query}`
}
