import type { Point } from '#domain/location/point.ts'
import { findPostcode } from '#domain/location/postcodes.ts'

const timeoutMs = 6000

/** Where a postcode is, by the site's own table at `path`: unknown where the table does not name it, null when nobody answers. Never rejects. */
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
