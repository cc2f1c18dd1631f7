import type { Transaction } from 'kysely'
import type { StoredLead } from '../asked/stored-lead.ts'
import { rowToLead } from '../store/lead-rows.ts'
import type { OnLeadStored } from '../store/lead-store.ts'
import type { Database, Tables } from '../store/tables.ts'
import { heldChannel, heldKind, heldReason, heldUntil } from './held.ts'
import { arrived, type Delivery } from './queue.ts'
import { isFlooded, mailboxOf } from './receipt-limit.ts'
import { hasReceipt, type LeadDealer, receiversOf } from './receivers.ts'
import { updatePendingDelivery, withdrawOthers } from './withdraw.ts'

/** Time a shopper has for the next step before an incomplete lead is sent as it is, in ms. */
export const stepTime = 30 * 60_000

/** The channel of the shopper's receipt; no receiver can have this name. */
const receiptChannel = '@receipt'
const receiptKind = 'receipt'

interface Channel {
  readonly channel: string
  readonly kind: string
}

type Work = Transaction<Tables>
type DealerOf = (stored: StoredLead) => LeadDealer | null

async function channelsOf(work: Work, stored: StoredLead, dealer: LeadDealer, now: Date): Promise<readonly Channel[]> {
  const receivers = receiversOf(stored, dealer).map(({ name, via }) => ({ channel: name, kind: via }))
  const isWritten = hasReceipt(stored, dealer) && !(await isFlooded(work, stored, now))
  const receipt = isWritten ? [{ channel: receiptChannel, kind: receiptKind }] : []
  const held = dealer.file === null ? [{ channel: heldChannel, kind: heldKind }] : []
  return [...receivers, ...receipt, ...held]
}

const latest = (work: Work, lead_id: number, channel: string) =>
  work
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', '=', lead_id)
    .where('channel', '=', channel)
    .orderBy('version', 'desc')
    .executeTakeFirst()

/** When a delivery is due (ISO): an incomplete lead waits for its next step, a held one for a valid leads.yaml. */
function dueAt({ kind }: Channel, { lead }: StoredLead, now: Date): string {
  if (kind === heldKind) return heldUntil
  return lead.lead_status === 'Incomplete' ? new Date(now.getTime() + stepTime).toISOString() : now.toISOString()
}

const mailboxFor = ({ kind }: Channel, stored: StoredLead) => (kind === receiptKind ? mailboxOf(stored) : null)

async function add(work: Work, stored: StoredLead, to: Channel, version: number, now: Date) {
  const { channel, kind } = to
  const row = {
    lead_id: stored.id,
    website_slug: String(stored.lead.website_slug),
    channel,
    kind,
    version,
    state: 'waiting' as const,
    attempts: 0,
    due_at: dueAt(to, stored, now),
    created_at: now.toISOString(),
    last_error: kind === heldKind ? heldReason : null,
    mailbox: mailboxFor(to, stored),
  }
  await work.insertInto('deliveries').values(row).execute()
}

/** An incomplete lead without e-mail and phone: nobody could be answered. */
const isNobodys = ({ lead }: StoredLead): boolean =>
  lead.lead_status === 'Incomplete' && !String(lead.email ?? '').trim() && !String(lead.phone ?? '').trim()

/** Whether the lead's receivers are known. If not, its waiting deliveries must not be withdrawn. */
const isKnown = (stored: StoredLead, dealer: LeadDealer) =>
  dealer.file !== null && (isNobodys(stored) || receiversOf(stored, dealer).length > 0)

/**
 * The change to a waiting delivery when its lead changes. If some mailboxes accepted it, it counts as sent, and all get
 * the next version. If it was attempted, it may have arrived, so it gets the next version and thus a new idempotency
 * key. A receipt keeps its version: a shopper gets only one.
 */
function changeOf(last: Delivery, channel: Channel, stored: StoredLead, now: Date) {
  if (last.taken_by !== null) return arrived(now)
  const due_at = dueAt(channel, stored, now)
  const isTried = last.attempts > 0 && channel.kind !== receiptKind && channel.kind !== heldKind
  if (!isTried) return { due_at, mailbox: mailboxFor(channel, stored) }
  return { due_at, version: last.version + 1, attempts: 0, claimed_until: null, last_error: null }
}

/** Plans a lead's delivery to one channel: reuses a waiting one, which sends the current lead, else adds a version. */
async function planOf(work: Work, stored: StoredLead, channel: Channel, now: Date): Promise<void> {
  const last = await latest(work, stored.id, channel.channel)
  if (!last) return add(work, stored, channel, 1, now)
  const isChanged = await updatePendingDelivery(work, last, now, changeOf(last, channel, stored, now))
  const isThrough = !isChanged || last.taken_by !== null
  if (isThrough && channel.kind !== receiptKind) await add(work, stored, channel, last.version + 1, now)
}

/**
 * Plans a lead's deliveries in the transaction that stores it. An incomplete lead waits for its next step; a lead that
 * changes after it was sent is sent again, except the receipt. Waiting deliveries to receivers that it no longer
 * matches are withdrawn, unless its receivers are not known.
 */
export function planDeliveries(dealerOf: DealerOf): OnLeadStored {
  return async (work, stored, now) => {
    const dealer = dealerOf(stored)
    if (!dealer) return
    const channels = isNobodys(stored) ? [] : await channelsOf(work, stored, dealer, now)
    const names = channels.map(({ channel }) => channel)
    if (isKnown(stored, dealer)) await withdrawOthers(work, stored.id, names, now)
    for (const each of channels) await planOf(work, stored, each, now)
  }
}

/**
 * Plans the deliveries of a lead that was held while its dealer's leads.yaml was invalid. False when still not
 * possible.
 */
async function planOne(work: Work, held: Delivery, dealerOf: DealerOf, now: Date): Promise<boolean> {
  const row = await work.selectFrom('leads').selectAll().where('id', '=', held.lead_id).executeTakeFirst()
  if (!row) return false
  const stored = rowToLead(row)
  const dealer = dealerOf(stored)
  if (!dealer || dealer.file === null) return false
  const mine = work.updateTable('deliveries').set(arrived(now)).where('id', '=', held.id).where('state', '!=', 'sent')
  // Several processes may start at once; only one of them updates the row.
  if ((await mine.executeTakeFirst()).numUpdatedRows === 0n) return false
  for (const each of await channelsOf(work, stored, dealer, now)) {
    const last = await latest(work, stored.id, each.channel)
    if (!last || last.state === 'withdrawn') await add(work, stored, each, (last?.version ?? 0) + 1, now)
  }
  return true
}

/** Plans held leads whose leads.yaml is valid now. Returns their number. Called when a process starts. */
export async function planHeld(db: Database, dealerOf: DealerOf, now: Date): Promise<number> {
  const open = db.selectFrom('deliveries').selectAll().where('kind', '=', heldKind).where('state', '!=', 'sent')
  let planned = 0
  for (const held of await open.orderBy('id').execute())
    if (await db.transaction().execute((work) => planOne(work, held, dealerOf, now))) planned += 1
  return planned
}
