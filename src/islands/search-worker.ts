import { fetchSearchIndex } from '#api/search-index.ts'
import { createEngine } from '#search/engine/engine.ts'
import type { SearchFiles } from '#search/transport/files.ts'
import { staticTransport } from '#search/transport/static-transport.ts'
import { serveRequests } from '#search/transport/worker-transport.ts'

/** The static search engine in a worker, whose name holds the index files as JSON. */
const files = JSON.parse(self.name) as SearchFiles
serveRequests(
  self as unknown as Worker,
  staticTransport(
    () => fetchSearchIndex(files),
    async () => ({ createEngine }),
  ),
)
