import type { Site } from '#tenants/site.ts'
import { type LeadReading, readingOf } from './reading.ts'
import type { StoredLead } from './stored-lead.ts'

/** The dealers of this API; leads name them by slug. */
export interface Dealers {
  readonly all: readonly Site[]
  siteOf(stored: StoredLead): Site | null
  read(stored: StoredLead): LeadReading
}

/** Dealers by their sites; a lead of an unknown website is read without form labels. */
export function dealersOf(sites: readonly Site[]): Dealers {
  const bySlug = new Map(sites.map((site) => [site.slug, site]))
  const siteOf = ({ lead }: StoredLead) => bySlug.get(String(lead.website_slug)) ?? null
  return { all: sites, siteOf, read: (stored) => readingOf(stored, siteOf(stored)) }
}
