import type { Point } from '#domain/location/point.ts'
import { findPostcode } from '#domain/location/postcodes.ts'

const timeoutMs = 6000

/**
 * Coordinates of a postcode from the site's table at `path`: `unknown` when the table lacks it, null when the request
 * fails. Never rejects.
 */
export async function locatePostcode(
  path: string,
  postcode: string,
  get: typeof fetch = fetch,
): Promise<Point | 'unknown' | null> {
  try {
    const response = await get(path, { signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? (findPostcode(await response.text(), postcode) ?? 'unknown') : null
  } catch {
    return null
  }
}
