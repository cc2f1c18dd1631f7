import type { Selectable } from 'kysely'
import type { Scope } from '../store/lead-list.ts'
import type { Database, DeliveryState, Tables } from '../store/tables.ts'
import { heldUntil } from './held.ts'

export type Delivery = Selectable<Tables['deliveries']>

/** A delivery that will fail however often it is tried; it waits for somebody to look at it. */
export class PermanentFailure extends Error {}

/** A delivery that cannot be tried before somebody has set something; that is no try, and was told when the process started. */
export class NotYet extends Error {}

/** A mail that some of its mailboxes took and others did not: the next try goes to the others alone. */
export class PartlyTaken extends Error {
  readonly taken: readonly string[]
  readonly isPermanent: boolean
  constructor(message: string, taken: readonly string[], isPermanent: boolean) {
    super(message)
    this.taken = taken
    this.isPermanent = isPermanent
  }
}

/** Tries before a delivery is given up: about a day and a half. */
export const mostAttempts = 16

/** How long after its claim, or the last renewal of that, a process is taken for dead and another takes its delivery, in ms. */
const claimTime = 2 * 60_000

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

const claimFrom = (now: Date) => after(now, claimTime)

/** A claim that anybody may take over. */
const longAgo = new Date(0).toISOString()

/** How long one waits that cannot be tried yet, in ms. */
const untriedPause = 10 * 60_000

/** How long to wait after a failed try, in ms: twice as long each time, six hours at most, a little apart from each other. */
export function pauseAfter(attempts: number, random = Math.random()): number {
  return Math.round(Math.min(6 * 3_600_000, 30_000 * 2 ** (attempts - 1)) * (0.8 + 0.4 * random))
}

/**
 * Takes some deliveries that are due, so that no other process takes them too. A try counts before it is made; one that ended
 * with its process is no failure of the receiver's, and is made again without counting twice.
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

/** What a process that is gone had begun is due again. For a queue that one process alone takes from. */
export async function releaseClaims(db: Database): Promise<void> {
  const begun = db.updateTable('deliveries').set({ claimed_until: longAgo }).where('state', '=', 'waiting')
  await begun.where('claimed_until', 'is not', null).execute()
}

/** Longer than anything is put off, in ms. */
const longestPause = 12 * 3_600_000

/**
 * A clock that was ahead and is set back leaves moments behind that are hours or years away: what it put off is due, and what
 * it claimed is free. Clocks of several machines may differ by as long as a claim lasts.
 */
export async function forgetFuture(db: Database, now: Date): Promise<void> {
  const waiting = db.updateTable('deliveries').where('state', '=', 'waiting')
  const putOff = waiting.where('due_at', '>', after(now, longestPause)).where('due_at', '<', heldUntil)
  await putOff.set({ due_at: now.toISOString() }).execute()
  await waiting
    .set({ claimed_until: longAgo })
    .where('claimed_until', '>', after(now, 2 * claimTime))
    .execute()
}

/** What a delivery is that arrived. */
export const arrived = (now: Date) =>
  ({ state: 'sent', sent_at: now.toISOString(), claimed_until: null, last_error: null }) as const

/** A delivery as it was begun; one whose lead changed since goes on as the next, of which no older process says anything. */
const begun = (db: Database, { id, version }: Delivery) =>
  db.updateTable('deliveries').where('id', '=', id).where('version', '=', version)

/** A process is still at work on a delivery. Of one that was told meanwhile how it ended, nothing changes. */
export async function renewClaim(db: Database, delivery: Delivery, now: Date): Promise<void> {
  const open = begun(db, delivery).where('state', '=', 'waiting').where('claimed_until', 'is not', null)
  await open.set({ claimed_until: claimFrom(now) }).execute()
}

/** A delivery arrived. */
export async function markSent(db: Database, delivery: Delivery, now: Date): Promise<void> {
  await begun(db, delivery).set(arrived(now)).execute()
}

/** One line that staff may read. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300)

const isPermanent = (error: unknown) =>
  error instanceof PermanentFailure || (error instanceof PartlyTaken && error.isPermanent)

/** A delivery did not arrive: it is tried again later, or given up. */
export async function markFailed(db: Database, delivery: Delivery, error: unknown, now: Date): Promise<void> {
  const isTry = !(error instanceof NotYet)
  const attempts = isTry ? delivery.attempts : Math.max(0, delivery.attempts - 1)
  const isDead = isPermanent(error) || attempts >= mostAttempts
  const pause = isTry ? pauseAfter(attempts) : untriedPause
  const row = {
    state: isDead ? ('dead' as const) : ('waiting' as const),
    attempts,
    due_at: after(now, pause),
    claimed_until: null,
    last_error: reasonOf(error),
    ...(error instanceof PartlyTaken ? { taken_by: JSON.stringify(error.taken) } : {}),
  }
  await begun(db, delivery).set(row).execute()
}

/** Sends again what was given up or still waits; what arrived stays as it is. True where there was something. */
export async function sendAgain(db: Database, lead_id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'waiting', attempts: 0, due_at: now.toISOString() })
    .where('lead_id', '=', lead_id)
    .where('state', 'in', ['dead', 'waiting'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What goes out of each of some leads, oldest first. */
export async function deliveriesOf(db: Database, leads: readonly number[]): Promise<ReadonlyMap<number, Delivery[]>> {
  if (leads.length === 0) return new Map()
  const rows = await db.selectFrom('deliveries').selectAll().where('lead_id', 'in', leads).orderBy('id').execute()
  return Map.groupBy(rows, (row) => row.lead_id)
}

/** How many deliveries stand where. */
export async function countDeliveries(db: Database, scope: Scope): Promise<Readonly<Record<DeliveryState, number>>> {
  const all = db.selectFrom('deliveries').select((eb) => ['state', eb.fn.countAll().as('count')])
  const seen = scope === null ? all : all.where('website_slug', 'in', [...scope, ''])
  const rows = await seen.groupBy('state').execute()
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  return { waiting: 0, sent: 0, dead: 0, withdrawn: 0, ...counts }
}
