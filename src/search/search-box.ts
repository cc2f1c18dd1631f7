import type { OnShowPolicy } from '#domain/car/on-show.ts'
import type { PicturePolicy } from '#domain/car/picture.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import type { BoxList } from './box-list.ts'
import type { SearchSource } from './transport/source.ts'

/** What every search box of a site knows of it. */
export interface SearchBox extends Pick<SearchSource, 'index' | 'host'> {
  readonly locale: LocalePolicy
  readonly pictures: PicturePolicy
  readonly stock: OnShowPolicy
  /** The list that a search box leads to. */
  readonly path: string
  /** Where a shopper asks for what is not found, and what the dealer calls that. */
  readonly contact: { readonly href: string; readonly text: string }
  readonly list: BoxList
}
