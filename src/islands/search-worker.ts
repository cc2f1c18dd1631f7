import { fetchSearchIndex } from '#api/search-index.ts'
import { createEngine } from '#search/engine/engine.ts'
import type { SearchFiles } from '#search/transport/files.ts'
import { staticTransport } from '#search/transport/static-transport.ts'
import { serveOver } from '#search/transport/worker-transport.ts'

/** The static engine beside the page: its name says which files it answers from. */
const files = JSON.parse(self.name) as SearchFiles
serveOver(
  self as unknown as Worker,
  staticTransport(
    () => fetchSearchIndex(files),
    async () => ({ createEngine }),
  ),
)
