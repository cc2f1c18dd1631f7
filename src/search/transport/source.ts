import type { BoxList } from '#search/box-list.ts'
import type { SearchFiles } from './files.ts'
import type { SearchHost } from './host.ts'

/** Who answers the searches of one site, as its pages say it. */
export interface SearchSource {
  /** Name of the dealer's index at its search host; the static engine takes any name. */
  readonly index: string
  /** null when the site's own index answers. */
  readonly host: SearchHost | null
  /** The site carries an index; beside a host it answers when that does not. Its files have other names with every price. */
  readonly hasIndex: boolean
}

/** Who answers the searches of a release, and where its own index lies; null when it carries none. */
export interface ReleaseSearch extends Pick<SearchSource, 'index' | 'host'> {
  readonly files: SearchFiles | null
}

/** Who answers a search box, and the list that it leads to. */
export interface BoxSource extends ReleaseSearch {
  readonly list: BoxList
}

/** What pages say of it, so that none has to be made again because another car changed. */
export function pageSource({ index, host, files }: ReleaseSearch): SearchSource {
  return { index, host, hasIndex: files !== null }
}
