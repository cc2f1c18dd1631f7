import type { BoxList } from '#search/box-list.ts'
import type { SearchFiles } from './files.ts'
import type { SearchHost } from './host.ts'

/** The search engine of a site, as configured in pages. */
export interface SearchSource {
  /** Name of the dealer's index at its search host; the static engine accepts any. */
  readonly index: string
  /** null when the static index answers. */
  readonly host: SearchHost | null
  /**
   * The site has a static index, which is the fallback of a host. Without file names, which change with every price.
   */
  readonly hasIndex: boolean
}

/** The search engine of a release, with the files of its static index; null when it has none. */
export interface ReleaseSearch extends Pick<SearchSource, 'index' | 'host'> {
  readonly files: SearchFiles | null
}

/** The search engine of a search box, and the list the box leads to. */
export interface BoxSource extends ReleaseSearch {
  readonly list: BoxList
}

/** The part that pages embed, which does not change when a car does. */
export function pageSource({ index, host, files }: ReleaseSearch): SearchSource {
  return { index, host, hasIndex: files !== null }
}
