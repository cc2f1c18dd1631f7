/** Where a release keeps the ids of its cars on show. */
export const listedCarsPath = '/listed-cars.json'

const timeoutMs = 6000

/** The ids of the cars on show in the newest release, or null when nobody answers. Never rejects. */
export async function fetchListedIds(get: typeof fetch = fetch): Promise<ReadonlySet<string> | null> {
  try {
    const response = await get(listedCarsPath, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) })
    const ids: unknown = response.ok ? await response.json() : null
    return Array.isArray(ids) ? new Set(ids.map(String)) : null
  } catch {
    return null
  }
}
