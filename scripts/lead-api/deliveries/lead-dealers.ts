import type { Site } from '#tenants/site.ts'
import { leadsFileOf } from './leads-file.ts'
import type { LeadDealer } from './receivers.ts'

/** Dealers whose mails name nobody that they come from: neither their own file nor the environment does. */
export function withoutSender(dealers: readonly LeadDealer[], from: string | undefined): readonly string[] {
  return from ? [] : dealers.filter(({ file }) => !file?.from).map(({ site }) => site.slug)
}

/**
 * Dealers with who receives their leads. One whose file cannot be used stops nobody: its leads are kept for its receivers,
 * and the mistakes are told.
 */
export function leadDealersOf(root: string, sites: readonly Site[]) {
  const read = sites.map((site) => ({ site, ...leadsFileOf(root, site.slug, site) }))
  const dealers: readonly LeadDealer[] = read.map(({ site, file }) => ({ site, file }))
  const mistakes = read.flatMap((each) => each.mistakes)
  const held = read.filter(({ file }) => file === null).map(({ site }) => site.slug)
  return { dealers, mistakes, held }
}
