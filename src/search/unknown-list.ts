function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Parents of list and car paths, and names for "all cars": all lead to the whole list. */
const ofAll = /^\/(?:search|cars)(?:\/(?:all|(?:all-)?(?:cars|vehicles|stock|inventory))(?:\/page-\d+)?)?\/?$/

/** Query string without `query` and `page`. The target list reads it, legacy parameters included. */
const restOf = (search: string): string => search.replace('?', '&').replace(/&(?:query|page)=[^&]*/g, '')

/**
 * Redirect for an unknown list path, such as an unknown make: the whole list, searching for the words of the path and
 * keeping all other parameters. null when the path is not a list's, or is the whole list's own.
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
