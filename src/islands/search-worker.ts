import { fetchSearchIndex } from '#api/search-index.ts'
import type { SearchFiles } from '#search/files.ts'
import { answerOver } from '#search/remote-transport.ts'
import { staticTransport } from '#search/static-transport.ts'

/** The static engine beside the page: its name says which files it answers from. */
const files = JSON.parse(self.name) as SearchFiles
answerOver(
  self as unknown as Worker,
  staticTransport(() => fetchSearchIndex(files)),
)
