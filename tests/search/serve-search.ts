import { createSearchServer, type SearchServerOptions } from '#scripts/search-server/app.ts'
import { type ListeningServer, listenForSearch } from '#scripts/search-server/serve-search.ts'

/** Starts a new, empty search server. */
export function serveSearch(options: SearchServerOptions): Promise<ListeningServer> {
  return listenForSearch(createSearchServer(options))
}
