import type { Wanted } from '../shopper.ts'
import type { Receivers } from './receivers.ts'

/** How one schedule ended. */
export interface Ended {
  readonly email: string
  /** Words that the shopper was promised to be sent; null where there was no promise. */
  readonly wanted: Wanted | null
}

/** A lead as the database holds it. */
export interface KeptLead {
  readonly email: string
  readonly message: string
  readonly files: number
}

/** What must be nothing, with the shoppers it happened to. */
export interface Misses {
  /** Promised, and not kept with all its words and files. */
  readonly lostLeads: readonly string[]
  /** Kept, and not in the dealership's mailbox. */
  readonly lostMails: readonly string[]
  /** Kept, and not at the hub. */
  readonly lostHooks: readonly string[]
  /** Promised, and no receipt. */
  readonly lostReceipts: readonly string[]
  readonly doubledLeads: readonly string[]
  readonly doubledReceipts: readonly string[]
  readonly withoutKey: readonly string[]
}

type Arrivals = Pick<Receivers, 'mails' | 'hooks'>

const countBy = <T>(all: readonly T[], name: (each: T) => string) => Map.groupBy(all, name)

const holds = (lead: KeptLead | undefined, wanted: Wanted) =>
  lead?.message === wanted.message && lead.files >= wanted.photos

/** Holds what arrived against what shoppers were promised. */
export function missesOf(ended: readonly Ended[], kept: readonly KeptLead[], { mails, hooks }: Arrivals): Misses {
  const byEmail = countBy(kept, ({ email }) => email)
  const receipts = countBy(
    [...mails.values()].filter(({ to }) => byEmail.has(to)),
    ({ to }) => to,
  )
  const mailed = new Set([...mails.values()].filter(({ to }) => !byEmail.has(to)).flatMap(({ words }) => [...words]))
  const posted = new Set([...hooks.values()].flatMap(({ words }) => [...words]))
  const promised = ended.flatMap(({ email, wanted }) => (wanted ? [{ email, wanted }] : []))
  const without = (isThere: (email: string, wanted: Wanted) => boolean) =>
    promised.filter(({ email, wanted }) => !isThere(email, wanted)).map(({ email }) => email)
  const doubled = (all: ReadonlyMap<string, readonly unknown[]>) =>
    [...all].filter(([, list]) => list.length > 1).map(([email]) => email)
  return {
    lostLeads: without((email, wanted) => holds(byEmail.get(email)?.[0], wanted)),
    lostMails: without((_, { message }) => mailed.has(message)),
    lostHooks: without((_, { message }) => posted.has(message)),
    lostReceipts: without((email) => receipts.has(email)),
    doubledLeads: doubled(byEmail),
    doubledReceipts: doubled(receipts),
    withoutKey: [...mails.keys(), ...hooks.keys()].filter((id) => /^undefined$|^without an id/.test(id)),
  }
}
