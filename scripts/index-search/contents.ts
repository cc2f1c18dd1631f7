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

/** The contents of a dealer's index at a search host. */
export interface HostContents {
  readonly documents: readonly HostDocument[]
  readonly settings: Settings
  /** SHA-256 of settings and documents, in hex. */
  readonly digest: string
}

/** The largest number of values of any facet that is no number: for numbers, only bounds are requested. */
export function mostValues(records: readonly SearchRecord[]): number {
  const counts = narrowingAttributes
    .filter((name) => !isNumberAttribute(name))
    .map((name) => new Set(records.flatMap((record) => record[name] ?? [])).size)
  return Math.max(0, ...counts)
}

/** The documents of the dealer's static index, and the settings for them. */
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
