import type { Site } from '#tenants/site.ts'
import { leadsFileOf } from './leads-file.ts'
import type { LeadDealer } from './receivers.ts'

/** Slugs of dealers without a sender address: neither their leads.yaml nor the environment has one. */
export function withoutSender(dealers: readonly LeadDealer[], from: string | undefined): readonly string[] {
  return from ? [] : dealers.filter(({ file }) => !file?.from).map(({ site }) => site.slug)
}

/**
 * Reads the leads.yaml of each dealer. An invalid file does not affect other dealers: its dealer is listed in `held`,
 * its problems in `mistakes`, and its leads are stored until the file is corrected.
 */
export function leadDealersOf(root: string, sites: readonly Site[]) {
  const read = sites.map((site) => ({ site, ...leadsFileOf(root, site.slug, site) }))
  const dealers: readonly LeadDealer[] = read.map(({ site, file }) => ({ site, file }))
  const mistakes = read.flatMap((each) => each.mistakes)
  const held = read.filter(({ file }) => file === null).map(({ site }) => site.slug)
  return { dealers, mistakes, held }
}
