import { hash } from 'node:crypto'
import type { Settings } from 'meilisearch'
import { settingsFor } from '#search/build-index.ts'
import { documentOf } from '#search/document.ts'
import { hostDocuments } from '#search/meilisearch/index-documents.ts'
import { meilisearchSettings } from '#search/meilisearch/index-settings.ts'
import type { SearchRecord } from '#search/record.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'

/** All that a dealer's index at a search host holds. */
export interface HostContents {
  readonly documents: readonly SearchRecord[]
  readonly settings: Settings
  /** The same for the same contents. */
  readonly digest: string
}

/** The documents of the dealer's static index, and settings for them. */
export function hostContents(site: Site, { cars }: Showroom, hasSplitAttributeRule: boolean): HostContents {
  const records = cars.map(documentOf)
  const documents = hostDocuments(records)
  const settings = meilisearchSettings(settingsFor(cars, site.search), {
    attributes: [...new Set(records.flatMap((record) => Object.keys(record)))].sort(),
    documents: documents.length,
    hasSplitAttributeRule,
  })
  return { documents, settings, digest: hash('sha256', JSON.stringify([settings, documents]), 'hex') }
}
