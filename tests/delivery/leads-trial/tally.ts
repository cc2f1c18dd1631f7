import type { Wanted } from '../shopper.ts'
import type { Receivers } from './receivers.ts'

/** Result of one schedule. */
export interface Ended {
  readonly email: string
  /** What the shopper was promised to be sent; null without a promise. */
  readonly wanted: Wanted | null
}

/** A lead as stored in the database. */
export interface KeptLead {
  readonly email: string
  readonly message: string
  readonly files: number
}

/** Failures, with the shoppers' addresses; all lists must be empty. */
export interface Misses {
  /** Promised, but not stored with all its words and files. */
  readonly lostLeads: readonly string[]
  /** Promised, but not mailed to the dealership. */
  readonly lostMails: readonly string[]
  /** Promised, but not posted to the hub. */
  readonly lostHooks: readonly string[]
  /** Promised, but without a receipt. */
  readonly lostReceipts: readonly string[]
  readonly doubledLeads: readonly string[]
  readonly doubledReceipts: readonly string[]
  readonly withoutKey: readonly string[]
}

type Arrivals = Pick<Receivers, 'mails' | 'hooks'>

const countBy = <T>(all: readonly T[], name: (each: T) => string) => Map.groupBy(all, name)

const holds = (lead: KeptLead | undefined, wanted: Wanted) =>
  lead?.message === wanted.message && lead.files >= wanted.photos

/** Compares what arrived with what shoppers were promised. */
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
