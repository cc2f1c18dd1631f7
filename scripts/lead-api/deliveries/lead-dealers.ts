import type { Site } from '#tenants/site.ts'
import { BadLeadsFile, leadsFileOf } from './leads-file.ts'
import type { LeadDealer } from './receivers.ts'

/** Dealers with who receives their leads; one whose file holds a mistake is left to what is usual, and the mistake is told. */
export function leadDealersOf(root: string, sites: readonly Site[]) {
  const mistakes: string[] = []
  const fileOf = (slug: string) => {
    try {
      return leadsFileOf(root, slug)
    } catch (error) {
      if (!(error instanceof BadLeadsFile)) throw error
      mistakes.push(error.message)
      return { from: null, receivers: [], receipt: true }
    }
  }
  const dealers: readonly LeadDealer[] = sites.map((site) => ({ site, file: fileOf(site.slug) }))
  return { dealers, mistakes }
}
