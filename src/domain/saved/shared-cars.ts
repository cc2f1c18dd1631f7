/** Maximum number of cars in a shared link; further ones are dropped. */
export const mostShared = 24

const parameter = 'cars'
const longestId = 64

/** A link with the ids of cars and no data of the shopper. */
export function sharedAddress(path: string, ids: readonly string[]): string {
  return `${path}?${parameter}=${ids.slice(0, mostShared).map(encodeURIComponent).join(',')}`
}

/** Ids of the cars in a query string, without duplicates; empty without any. */
export function sharedIds(search: string): readonly string[] {
  const named = (new URLSearchParams(search).get(parameter) ?? '').split(',')
  const ids = named.map((id) => id.trim()).filter((id) => id !== '' && id.length <= longestId)
  return [...new Set(ids)].slice(0, mostShared)
}
