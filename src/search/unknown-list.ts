function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Lists and cars lie below: whoever takes the end off an address wants all of them, as who writes that they do. */
const ofAll = /^\/(?:search|cars)(?:\/(?:all|(?:all-)?(?:cars|vehicles|stock|inventory))(?:\/page-\d+)?)?\/?$/

/** What an address asks for beside words and a page, as it stands there: the list that it leads to reads it, addresses of old too. */
const restOf = (search: string): string => search.replace('?', '&').replace(/&(?:query|page)=[^&]*/g, '')

/**
 * Where the address of a list that this site does not have leads, such as that of an unknown make: to the whole list,
 * searched for its words, with everything else it asks for. null when the address is no list's, or the whole list's own.
 */
export function redirectOfUnknownList(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  defaultPath: string,
): string | null {
  if (pathname === defaultPath) return null
  if (ofAll.test(pathname)) return defaultPath + search
  const [, path = ''] = /^\/search\/(.+)$/.exec(pathname) ?? []
  const words = decoded(path)
    ?.replace(/\/page-\d+\/?$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80)
  if (!words) return null
  const query = `${words} ${new URLSearchParams(search).get('query') ?? ''}`.trim()
  return `${defaultPath}?query=${encodeURIComponent(query)}${restOf(search)}`
}
