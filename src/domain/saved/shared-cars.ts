/** More cars than a link can carry are left out. */
export const mostShared = 24

const parameter = 'cars'
const longestId = 64

/** An address that names cars by their ids, and nothing of who passes it on. */
export function sharedAddress(path: string, ids: readonly string[]): string {
  return `${path}?${parameter}=${ids.slice(0, mostShared).map(encodeURIComponent).join(',')}`
}

/** The cars that an address names, each once; none where it names none. */
export function sharedIds(search: string): readonly string[] {
  const named = (new URLSearchParams(search).get(parameter) ?? '').split(',')
  const ids = named.map((id) => id.trim()).filter((id) => id !== '' && id.length <= longestId)
  return [...new Set(ids)].slice(0, mostShared)
}
