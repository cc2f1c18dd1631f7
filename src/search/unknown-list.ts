import { writeLocation } from './page-path.ts'
import { readSearch } from './url.ts'

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Where the address of a list that this site does not have leads, such as that of an unknown make: to the whole list,
 * searched for its words, with everything else it asks for. null when the address is no list's, or the whole list's own.
 */
export function redirectOfUnknownList(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  defaultPath: string,
): string | null {
  const [, path = ''] = /^\/search\/(.+)$/.exec(pathname) ?? []
  const words = decoded(path)
    ?.replace(/\/page-\d+\/?$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80)
  if (!words || pathname === defaultPath) return null
  return writeLocation(defaultPath, { ...readSearch(search), query: words, page: 0 })
}
