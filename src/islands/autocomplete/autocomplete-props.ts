import type { OnShowPolicy } from '#domain/car/on-show.ts'
import type { PicturePolicy } from '#domain/car/picture.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { factsIn } from '#islands/shared/page-facts.ts'
import type { BoxList } from '#search/box-list.ts'
import type { SearchSource } from '#search/transport/source.ts'

/** What a search box knows of its site, written as JSON into its form's data-autocomplete. */
export interface AutocompleteProps extends Pick<SearchSource, 'index' | 'host'> {
  readonly locale: LocalePolicy
  readonly pictures: PicturePolicy
  readonly stock: OnShowPolicy
  /** The list that a search box leads to. */
  readonly path: string
  /** Where a shopper asks for what is not found, and what the dealer calls that. */
  readonly contact: { readonly href: string; readonly text: string }
  readonly list: BoxList
}

/** Reads the facts of a form; null when they cannot be read. */
export const readFacts = (text: string | undefined): AutocompleteProps | null =>
  factsIn<AutocompleteProps>(text, 'locale', 'pictures', 'stock', 'path')
