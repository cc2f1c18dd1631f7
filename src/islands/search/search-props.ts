import type { MarkLabels } from '#components/car/CarMarks.tsx'
import type { OnShowPolicy } from '#domain/car/on-show.ts'
import type { PriceScale } from '#domain/car/price-track.ts'
import type { CardPolicy, CarSummary } from '#domain/car/summary.ts'
import type { Landing } from '#search/landing.ts'
import type { Noun } from '#search/nouns.ts'
import type { PrerenderedResult } from '#search/prerendered.ts'
import type { TotalSource } from '#search/results.ts'
import type { SearchSource } from '#search/transport/source.ts'
import type { Labels } from '#tenants/labels.ts'

/** The site's labels used by a list. */
export type ListLabels = MarkLabels & Pick<Labels, 'search' | 'search_placeholder' | 'contact_us'>

/** Props of the search island: site settings, the list, and the prerendered response. */
export interface SearchProps {
  readonly landing: Pick<Landing, 'path' | 'title' | 'filter' | 'impliedFacets'>
  /** Page of the list that was prerendered, from 0. */
  readonly page: number
  /** Path of the dealer's whole list. */
  readonly defaultPath: string
  readonly contactPath: string
  /** Whether this dealer has a car on show in any list. */
  readonly hasCars: boolean
  readonly source: SearchSource
  readonly stock: OnShowPolicy
  readonly card: CardPolicy
  readonly labels: ListLabels
  /** Whether pictures are beside the text on phones. */
  readonly isCompact: boolean
  readonly phone: string | null
  readonly noun: Noun
  readonly pageSize: number
  readonly priceScale: PriceScale
  readonly priceAscPositive: boolean
  readonly totalSource: TotalSource
  readonly cacheCap: number
  /**
   * Sorting by distance; null unless the dealer has several locations. `called` is the word for a postcode; `postcodes`
   * is the path of their table, or null.
   */
  readonly near: { readonly postcodes: string | null; readonly called: string } | null
  readonly initial: { readonly results: readonly PrerenderedResult[] }
  /** The cards of the page, for prerendering; the browser keeps their markup and does not get them. */
  readonly cars?: readonly CarSummary[]
}
