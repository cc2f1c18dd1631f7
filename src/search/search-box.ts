import type { OnShowPolicy } from '#domain/car/on-show.ts'
import type { PicturePolicy } from '#domain/car/picture.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import type { BoxList } from './box-list.ts'
import type { SearchSource } from './transport/source.ts'

/** Data of a site's search boxes. */
export interface SearchBox extends Pick<SearchSource, 'index' | 'host'> {
  readonly locale: LocalePolicy
  readonly pictures: PicturePolicy
  readonly stock: OnShowPolicy
  /** The list that a search box leads to. */
  readonly path: string
  /** Link for shoppers who find nothing, and its text. */
  readonly contact: { readonly href: string; readonly text: string }
  readonly list: BoxList
}
