import type { Meilisearch } from 'meilisearch'
import { documentKey } from '#search/meilisearch/index-documents.ts'
import type { HostContents } from './contents.ts'
import { waitForTask } from './search-server.ts'

const batch = 2000

/** Creates an index and fills it: settings first, so that documents are indexed only once. */
export async function fillIndex(
  client: Meilisearch,
  name: string,
  { documents, settings }: HostContents,
  tell: (what: string) => void,
): Promise<void> {
  await waitForTask(client.createIndex(name, { primaryKey: documentKey }))
  const index = client.index(name)
  tell('settings')
  await waitForTask(index.updateSettings(settings))
  for (let from = 0; from < documents.length; from += batch) {
    tell(`documents ${Math.min(from + batch, documents.length)} of ${documents.length}`)
    await waitForTask(index.addDocuments(documents.slice(from, from + batch)))
  }
}
