import { buildIndex } from '#search/build-index.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'

/** The two files of a dealer's static search index, as text. */
export function searchIndexOf(site: Site, showroom: Showroom): { search: string; cards: string } {
  return buildIndex(showroom.cars)
}
