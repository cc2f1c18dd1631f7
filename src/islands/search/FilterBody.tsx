import type { PriceScale } from '#domain/car/price-slider.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { type FacetAttribute, isRangeAttribute } from '#search/facets.ts'
import { FacetList } from './FacetList.tsx'
import { PriceFields } from './PriceFields.tsx'
import { RangeFields } from './RangeFields.tsx'
import type { Search } from './use-search.ts'

/** What the controls of any filter need. */
export interface Filtering {
  readonly search: Search
  readonly locale: LocalePolicy
  readonly scale: PriceScale
}

/** The controls of one filter. */
export function FilterBody({ filter, search, locale, scale }: Filtering & { readonly filter: FacetAttribute }) {
  if (filter === 'price') return <PriceFields search={search} scale={scale} locale={locale} />
  return isRangeAttribute(filter) ? (
    <RangeFields attribute={filter} search={search} locale={locale} />
  ) : (
    <FacetList attribute={filter} search={search} locale={locale} />
  )
}
