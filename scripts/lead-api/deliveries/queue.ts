import type { Selectable } from 'kysely'
import type { Scope } from '../store/lead-list.ts'
import type { Database, DeliveryState, Tables } from '../store/tables.ts'
import { heldUntil } from './held.ts'

export type Delivery = Selectable<Tables['deliveries']>

/** A delivery that no retry can make succeed; it stays until staff send it again. */
export class PermanentFailure extends Error {}

/** A delivery that lacks configuration. It does not count as an attempt, and was reported when the process started. */
export class NotConfigured extends Error {}

/** Some mailboxes accepted a mail and others did not; a retry sends it to the others only. */
export class PartiallyAccepted extends Error {
  readonly taken: readonly string[]
  readonly isPermanent: boolean
  constructor(message: string, taken: readonly string[], isPermanent: boolean) {
    super(message)
    this.taken = taken
    this.isPermanent = isPermanent
  }
}

/** Maximum number of attempts of a delivery: about a day and a half. */
export const maxDeliveryAttempts = 16

/** Lifetime of a claim that is not renewed, in ms; after it another process may take the delivery. */
const claimTime = 2 * 60_000

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

const claimFrom = (now: Date) => after(now, claimTime)

/** An expired claim. */
const longAgo = new Date(0).toISOString()

/** Pause before a delivery that lacks configuration is looked at again, in ms. */
const untriedPause = 10 * 60_000

/** Backoff after a failed attempt, in ms: doubles each time up to six hours, with 20% jitter. */
export function backoffDelay(attempts: number, random = Math.random()): number {
  return Math.round(Math.min(6 * 3_600_000, 30_000 * 2 ** (attempts - 1)) * (0.8 + 0.4 * random))
}

/**
 * Claims up to `most` due deliveries for this process. An attempt is counted when it is claimed; one whose process died
 * is repeated without being counted again, since the receiver did not fail.
 */
export function claimDue(db: Database, now: Date, most: number, isShared: boolean): Promise<readonly Delivery[]> {
  const at = now.toISOString()
  const until = claimFrom(now)
  return db.transaction().execute(async (work) => {
    const due = work
      .selectFrom('deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', at)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)]))
      .orderBy('due_at')
      .limit(most)
    const rows = await (isShared ? due.forUpdate().skipLocked() : due).execute()
    if (rows.length === 0) return []
    return work
      .updateTable('deliveries')
      .set((eb) => ({
        claimed_until: until,
        attempts: eb
          .case()
          .when('claimed_until', 'is', null)
          .then(eb('attempts', '+', 1))
          .else(eb.ref('attempts'))
          .end(),
      }))
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .returningAll()
      .execute()
  })
}

/** Releases the claims of a process that has ended. Only for a queue used by a single process. */
export async function releaseClaims(db: Database): Promise<void> {
  const begun = db.updateTable('deliveries').set({ claimed_until: longAgo }).where('state', '=', 'waiting')
  await begun.where('claimed_until', 'is not', null).execute()
}

/** Upper bound on any pause, in ms. */
const longestPause = 12 * 3_600_000

/**
 * Repairs times far in the future, left by a clock that was ahead and has been set back: makes those deliveries due and
 * releases those claims. Tolerates clocks of several machines that differ by the lifetime of a claim.
 */
export async function repairFutureDeliveryTimes(db: Database, now: Date): Promise<void> {
  const waiting = db.updateTable('deliveries').where('state', '=', 'waiting')
  const putOff = waiting.where('due_at', '>', after(now, longestPause)).where('due_at', '<', heldUntil)
  await putOff.set({ due_at: now.toISOString() }).execute()
  await waiting
    .set({ claimed_until: longAgo })
    .where('claimed_until', '>', after(now, 2 * claimTime))
    .execute()
}

/** Column values of a delivery that was sent. */
export const arrived = (now: Date) =>
  ({ state: 'sent', sent_at: now.toISOString(), claimed_until: null, last_error: null }) as const

/** Updates a delivery only if its version is unchanged: after its lead changed, an older attempt no longer counts. */
const begun = (db: Database, { id, version }: Delivery) =>
  db.updateTable('deliveries').where('id', '=', id).where('version', '=', version)

/** Renews the claim of a delivery in flight; no-op when it is no longer waiting or claimed. */
export async function renewClaim(db: Database, delivery: Delivery, now: Date): Promise<void> {
  const open = begun(db, delivery).where('state', '=', 'waiting').where('claimed_until', 'is not', null)
  await open.set({ claimed_until: claimFrom(now) }).execute()
}

/** Marks a delivery as sent. */
export async function markSent(db: Database, delivery: Delivery, now: Date): Promise<void> {
  await begun(db, delivery).set(arrived(now)).execute()
}

/** The error as one line for staff, at most 300 characters. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300)

const isPermanent = (error: unknown) =>
  error instanceof PermanentFailure || (error instanceof PartiallyAccepted && error.isPermanent)

/** Records a failed attempt: schedules a retry, or marks the delivery dead. */
export async function markFailed(db: Database, delivery: Delivery, error: unknown, now: Date): Promise<void> {
  const isTry = !(error instanceof NotConfigured)
  const attempts = isTry ? delivery.attempts : Math.max(0, delivery.attempts - 1)
  const isDead = isPermanent(error) || attempts >= maxDeliveryAttempts
  const pause = isTry ? backoffDelay(attempts) : untriedPause
  const row = {
    state: isDead ? ('dead' as const) : ('waiting' as const),
    attempts,
    due_at: after(now, pause),
    claimed_until: null,
    last_error: reasonOf(error),
    ...(error instanceof PartiallyAccepted ? { taken_by: JSON.stringify(error.taken) } : {}),
  }
  await begun(db, delivery).set(row).execute()
}

/** Makes a lead's dead and waiting deliveries due now. Returns whether there were any. */
export async function sendAgain(db: Database, lead_id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'waiting', attempts: 0, due_at: now.toISOString() })
    .where('lead_id', '=', lead_id)
    .where('state', 'in', ['dead', 'waiting'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Map: lead id -> its deliveries, oldest first. */
export async function deliveriesOf(db: Database, leads: readonly number[]): Promise<ReadonlyMap<number, Delivery[]>> {
  if (leads.length === 0) return new Map()
  const rows = await db.selectFrom('deliveries').selectAll().where('lead_id', 'in', leads).orderBy('id').execute()
  return Map.groupBy(rows, (row) => row.lead_id)
}

/** Number of deliveries in each state. */
export async function countDeliveries(db: Database, scope: Scope): Promise<Readonly<Record<DeliveryState, number>>> {
  const all = db.selectFrom('deliveries').select((eb) => ['state', eb.fn.countAll().as('count')])
  const seen = scope === null ? all : all.where('website_slug', 'in', [...scope, ''])
  const rows = await seen.groupBy('state').execute()
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  return { waiting: 0, sent: 0, dead: 0, withdrawn: 0, ...counts }
}
