import type { NavigationItem } from '#tenants/site/shell.ts'

/** What an entry of the platform's own has beside its name and address. */
export const plainLink = { dropdownItems: [], logo: null, className: null } as const

/** An address without what does not change its page: a search, a part, a slash at its end. */
export const tidy = (url: string): string => url.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')

/** Where a menu leads, all levels of it. */
export function urlsIn(items: readonly NavigationItem[]): readonly string[] {
  return items.flatMap(({ url, dropdownItems: below }) => [url, ...urlsIn(below)])
}
