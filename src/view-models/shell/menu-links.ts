import type { NavigationItem } from '#tenants/site/shell.ts'

/** Remaining fields of an item that the platform adds. */
export const plainLink = { dropdownItems: [], logo: null, className: null } as const

/** A URL without query, fragment and trailing slash. */
export const normaliseHref = (url: string): string => url.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')

/** URLs of a menu's items at all levels. */
export function urlsIn(items: readonly NavigationItem[]): readonly string[] {
  return items.flatMap(({ url, dropdownItems: below }) => [url, ...urlsIn(below)])
}
