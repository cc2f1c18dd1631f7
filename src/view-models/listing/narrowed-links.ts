import { countBy } from '#domain/data/count-by.ts'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import type { ListAttribute } from '#search/facets.ts'
import { writeLocation } from '#search/page-path.ts'
import { emptyState } from '#search/state.ts'
import type { MenuLink } from '#view-models/shell/menu-entry.ts'

/** A filter value: its name, its value in the search index, and its number of cars. */
export type Kind = readonly [name: string, value: string, count: number]

/** URL of the list at `path` with the given values of one filter selected. */
export function filteredListHref(path: string, attribute: ListAttribute, values: readonly string[]): string {
  return writeLocation(path, { ...emptyState, lists: { [attribute]: values } })
}

/** Distinct values with their counts, most frequent first. */
export function kindsOf(values: readonly string[]): readonly Kind[] {
  const sorted = [...countBy(values)].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'))
  return sorted.map(([name, count]) => [name, name, count])
}

/** A link to the filtered list for each kind with cars. Empty with fewer than two kinds, or when each has one car. */
export function narrowedLinks(
  path: string,
  attribute: ListAttribute,
  kinds: readonly Kind[],
  locale: LocalePolicy,
): readonly MenuLink[] {
  const shown = kinds.filter(([, , count]) => count > 0)
  if (shown.length < 2 || shown.every(([, , count]) => count === 1)) return []
  return shown.map(([name, value, count]) => ({
    name,
    url: filteredListHref(path, attribute, [value]),
    note: formatCount(count, locale),
  }))
}
