import { multiSearch } from '#api/multi-search.ts'
import type { Car } from '#domain/car/car.ts'
import { mostValues } from '#scripts/index-search/contents.ts'
import { fillIndex } from '#scripts/index-search/fill.ts'
import { connectServer } from '#scripts/index-search/search-server.ts'
import { buildIndex, settingsFor } from '#search/build-index.ts'
import { recordOf } from '#search/car-record.ts'
import { createEngine } from '#search/engine/engine.ts'
import { hostDocuments } from '#search/meilisearch/index-documents.ts'
import { meilisearchSettings } from '#search/meilisearch/index-settings.ts'
import { meilisearchTransport } from '#search/meilisearch/transport.ts'
import { sampleWords } from '#search/sample-car.ts'
import type { Candidate } from './conformance.ts'

/** The static engine with these cars. */
export function staticCandidate(cars: readonly Car[]): Candidate {
  const { search, cards } = buildIndex(cars, sampleWords)
  return { ask: createEngine(search, cards), index: 'cars' }
}

/** An index of the same cars at a search host, filled by the official client and searched by the browser's adapter. */
export async function hostedCandidate(
  url: string,
  key: string,
  cars: readonly Car[],
): Promise<Candidate & { readonly remove: () => Promise<void> }> {
  const { client, hasSplitAttributeRule } = await connectServer(url, key)
  const index = `conformance_${Date.now()}`
  const records = cars.map(recordOf)
  const attributes = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const settings = meilisearchSettings(settingsFor(cars, sampleWords), {
    attributes,
    documents: cars.length,
    values: mostValues(records),
    hasSplitAttributeRule,
  })
  await fillIndex(client, index, { documents: hostDocuments(records), settings, digest: '' }, () => undefined)
  return {
    ask: meilisearchTransport((body, signal) => multiSearch({ url, key, timeoutMs: 30_000 }, body, signal)),
    index,
    remove: async () => {
      await client.deleteIndex(index).waitTask()
    },
  }
}
