import type { SearchFiles } from './files.ts'
import type { SearchHost } from './host.ts'

/** Who answers the searches of one site. */
export interface SearchSource {
  /** Name of the dealer's index at its search host; the static engine takes any name. */
  readonly index: string
  /** null when the site's own index answers. */
  readonly host: SearchHost | null
  /** The site's own index; beside a host it answers when that does not. null when the release carries none. */
  readonly files: SearchFiles | null
}
