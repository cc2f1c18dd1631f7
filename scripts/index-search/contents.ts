import { hash } from 'node:crypto'
import type { Settings } from 'meilisearch'
import { settingsFor } from '#search/build-index.ts'
import { recordOf } from '#search/car-record.ts'
import { isNumberAttribute, narrowingAttributes } from '#search/facets.ts'
import { type HostDocument, hostDocuments } from '#search/meilisearch/index-documents.ts'
import { meilisearchSettings } from '#search/meilisearch/index-settings.ts'
import type { SearchRecord } from '#search/record.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'

/** All that a dealer's index at a search host holds. */
export interface HostContents {
  readonly documents: readonly HostDocument[]
  readonly settings: Settings
  /** The same for the same contents. */
  readonly digest: string
}

/** How many values the facet with most of them has; numbers are asked for their bounds alone. */
export function mostValues(records: readonly SearchRecord[]): number {
  const counts = narrowingAttributes
    .filter((name) => !isNumberAttribute(name))
    .map((name) => new Set(records.flatMap((record) => record[name] ?? [])).size)
  return Math.max(0, ...counts)
}

/** The documents of the dealer's static index, and settings for them. */
export function hostContents(site: Site, { cars }: Showroom, hasSplitAttributeRule: boolean): HostContents {
  const records = cars.map(recordOf)
  const documents = hostDocuments(records)
  const settings = meilisearchSettings(settingsFor(cars, site.search), {
    attributes: [...new Set(records.flatMap((record) => Object.keys(record)))].sort(),
    documents: documents.length,
    values: mostValues(records),
    hasSplitAttributeRule,
  })
  return { documents, settings, digest: hash('sha256', JSON.stringify([settings, documents]), 'hex') }
}
