import { acceptDrop } from './compared.ts'
import { checkFeedAdvice, type Refusal } from './refusal.ts'
import type { Snapshot } from './snapshot.ts'
import { earliest, latest } from './taken-at.ts'

/** What a snapshot's envelope is checked against before its cars are read. */
export interface EnvelopePolicy {
  readonly slug: string
  /** Slug of the dealer's group, whose snapshot serves all its dealers; null without one. */
  readonly group: string | null
  readonly now: Date
  /** When the file was written or the server last changed it, for a snapshot that does not say when it was taken. */
  readonly dated: Date | null
  /** A snapshot taken longer ago is not published. */
  readonly maxAgeHours: number
  /** Whether an operator confirmed that what changed is real. */
  readonly acceptDrop: boolean
}

const hour = 3_600_000
/** In ms. Clocks of two machines differ by minutes; an hour is more than that, and no more than a wrong zone. */
const allowedAhead = hour

function named(words: string): string {
  return words.trim().toLowerCase()
}

function otherDealer({ dealer, places }: Snapshot, { slug, group }: EnvelopePolicy): Refusal | null {
  if (dealer === null || [slug, group].some((ours) => ours !== null && named(ours) === named(dealer))) return null
  const own = group === null ? `"${slug}"` : `"${slug}" or its group "${group}"`
  return {
    found: `The snapshot is of "${dealer}", not of ${own}.`,
    todo: 'see whether stock.snapshot names the right feed, and ask whoever makes it if it does',
    place: places.ofName('dealer'),
  }
}

function fromTheFuture({ taken, places }: Snapshot, { now }: EnvelopePolicy): Refusal | null {
  if (taken === null || earliest(taken) <= now.getTime() + allowedAhead) return null
  return {
    found: `The snapshot was taken at ${taken.at}, which is still to come, so nobody can tell how old it is.`,
    todo: 'ask whoever makes the feed to set its clock or its time zone right',
    place: places.ofName('taken_at'),
  }
}

function ageOf({ taken }: Snapshot, { now, dated }: EnvelopePolicy): number {
  const at = taken === null ? (dated?.getTime() ?? now.getTime()) : latest(taken)
  return (now.getTime() - at) / hour
}

function tooOld(snapshot: Snapshot, policy: EnvelopePolicy): Refusal | null {
  const age = ageOf(snapshot, policy)
  if (age <= policy.maxAgeHours) return null
  const how = snapshot.taken === null ? 'does not say when it was taken, and its file is' : 'was taken'
  const old = `${Math.floor(age)} hours ${snapshot.taken === null ? 'old' : 'ago'}`
  return {
    found: `The snapshot ${how} ${old}; ${policy.maxAgeHours} hours is the most.`,
    todo: 'ask whoever makes the feed why no newer one came (stock.max_age_hours sets how old one may be)',
    place: snapshot.places.ofName('taken_at'),
  }
}

/** JSON declares an empty stock with empty_on_purpose; a table cannot, so --accept-drop does it for a table. */
function empty({ cars, emptyOnPurpose, isTable, places }: Snapshot, policy: EnvelopePolicy): Refusal | null {
  if (cars.length > 0 || emptyOnPurpose || (isTable && policy.acceptDrop)) return null
  const meant = isTable ? acceptDrop : 'let it say "empty_on_purpose": true'
  const todo = `${checkFeedAdvice}, or ${meant} if there is no stock`
  return { found: 'The snapshot has an empty list of cars.', todo, place: places.ofName('cars') }
}

/** The refusal of a snapshot for its envelope, whatever its cars; else null. Only an empty table can be overridden. */
export function refuseSnapshot(snapshot: Snapshot, policy: EnvelopePolicy): Refusal | null {
  return (
    otherDealer(snapshot, policy) ??
    fromTheFuture(snapshot, policy) ??
    tooOld(snapshot, policy) ??
    empty(snapshot, policy)
  )
}
