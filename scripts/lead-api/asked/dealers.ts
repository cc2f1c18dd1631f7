import type { Site } from '#tenants/site.ts'
import { createLeadDisplay, type LeadDisplay } from './lead-display.ts'
import type { StoredLead } from './stored-lead.ts'

/** The dealers of this API; leads name them by slug. */
export interface Dealers {
  readonly all: readonly Site[]
  siteOf(stored: StoredLead): Site | null
  read(stored: StoredLead): LeadDisplay
}

/** Dealers by their sites; a lead of an unknown website is read without form labels. */
export function dealersOf(sites: readonly Site[]): Dealers {
  const bySlug = new Map(sites.map((site) => [site.slug, site]))
  const siteOf = ({ lead }: StoredLead) => bySlug.get(String(lead.website_slug)) ?? null
  return { all: sites, siteOf, read: (stored) => createLeadDisplay(stored, siteOf(stored)) }
}
