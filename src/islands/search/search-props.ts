import type { MarkLabels } from '#components/car/CarMarks.tsx'
import type { OnShowPolicy } from '#domain/car/on-show.ts'
import type { PriceScale } from '#domain/car/price-track.ts'
import type { CardPolicy } from '#domain/car/summary.ts'
import type { Landing } from '#search/landing.ts'
import type { Noun } from '#search/nouns.ts'
import type { PrerenderedResult } from '#search/prerendered.ts'
import type { TotalSource } from '#search/results.ts'
import type { SearchSource } from '#search/transport/source.ts'
import type { Labels } from '#tenants/labels.ts'

/** The words of the site that a list says. */
export type ListLabels = MarkLabels & Pick<Labels, 'search' | 'search_placeholder' | 'contact_us'>

/** What the search island knows of its page: a slice of the site, the list, and the answer it was prerendered with. */
export interface SearchProps {
  readonly landing: Pick<Landing, 'path' | 'title' | 'filter' | 'impliedFacets'>
  /** Page of the list that was prerendered, from 0. */
  readonly page: number
  /** Where the dealer's whole list is. */
  readonly defaultPath: string
  readonly contactPath: string
  /** Whether this dealer has a car on show, on whatever list. */
  readonly hasCars: boolean
  readonly source: SearchSource
  readonly stock: OnShowPolicy
  readonly card: CardPolicy
  readonly labels: ListLabels
  /** On a phone the pictures of cards stand beside their words. */
  readonly isCompact: boolean
  readonly phone: string | null
  readonly noun: Noun
  readonly pageSize: number
  readonly priceScale: PriceScale
  readonly priceAscPositive: boolean
  readonly totalSource: TotalSource
  readonly cacheCap: number
  /** Where cars can be ordered by how near they stand: the dealer has several places. `called` is what a postcode is; `postcodes` is the path of its table. */
  readonly near: { readonly postcodes: string | null; readonly called: string } | null
  /** ISO moment that the prerendered cards are of: the first render is theirs. */
  readonly asOf: string
  readonly initial: { readonly results: readonly PrerenderedResult[] }
}
