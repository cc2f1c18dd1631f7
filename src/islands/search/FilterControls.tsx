import type { PriceScale } from '#domain/car/price-track.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { loadLazyStyles } from '#islands/shared/lazy-styles.ts'
import { type FacetAttribute, isRangeAttribute } from '#search/facets.ts'
import { FacetList } from './FacetList.tsx'
import { PriceFields } from './PriceFields.tsx'
import { RangeFields } from './RangeFields.tsx'
import styles from './styles/facets.css?url'

/** Props of every filter's controls. */
export interface Filtering {
  readonly locale: LocalePolicy
  readonly scale: PriceScale
}

/** Fetches the styles of the controls. */
export const loadStyles = (): Promise<void> => loadLazyStyles(styles)

/** The controls of one filter. */
export function FilterControls({ filter, locale, scale }: Filtering & { readonly filter: FacetAttribute }) {
  if (filter === 'price') return <PriceFields scale={scale} locale={locale} />
  return isRangeAttribute(filter) ? (
    <RangeFields attribute={filter} locale={locale} />
  ) : (
    <FacetList attribute={filter} locale={locale} />
  )
}
