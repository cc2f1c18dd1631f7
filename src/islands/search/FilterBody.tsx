import type { LocalePolicy } from '#domain/text/locale.ts'
import { FacetList } from './FacetList.tsx'
import { type Filter, isRange } from './offered.ts'
import { RangeFields } from './RangeFields.tsx'
import type { Search } from './use-search.ts'

export interface FilterBodyProps {
  readonly filter: Filter
  readonly search: Search
  readonly locale: LocalePolicy
}

/** The controls of one filter. */
export function FilterBody({ filter, search, locale }: FilterBodyProps) {
  return isRange(filter) ? (
    <RangeFields attribute={filter} search={search} locale={locale} />
  ) : (
    <FacetList attribute={filter} search={search} locale={locale} />
  )
}
