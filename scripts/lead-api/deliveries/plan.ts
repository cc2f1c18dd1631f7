import type { Selectable, Transaction } from 'kysely'
import type { StoredLead } from '../asked/stored-lead.ts'
import type { WhenKept } from '../store/lead-store.ts'
import type { Tables } from '../store/tables.ts'
import { hasReceipt, type LeadDealer, receiversOf } from './receivers.ts'

/** How long a shopper may take for the next step before a lead goes out as far as it came, in ms. */
export const stepTime = 30 * 60_000

/** The channel of the shopper's own mail; no receiver can have this name. */
const receiptChannel = '@receipt'

interface Channel {
  readonly channel: string
  readonly kind: string
}

type Row = Selectable<Tables['deliveries']>

function channelsOf(stored: StoredLead, dealer: LeadDealer): readonly Channel[] {
  const receivers = receiversOf(stored, dealer).map(({ name, via }) => ({ channel: name, kind: via }))
  return hasReceipt(stored, dealer) ? [...receivers, { channel: receiptChannel, kind: 'receipt' }] : receivers
}

/** Whether a delivery has not begun, so that it will take the words of today with it. */
const isOpen = (row: Row, now: string) =>
  row.state === 'waiting' && (row.claimed_until === null || row.claimed_until < now)

const latest = (work: Transaction<Tables>, lead_id: number, channel: string) =>
  work
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', '=', lead_id)
    .where('channel', '=', channel)
    .orderBy('version', 'desc')
    .executeTakeFirst()

/**
 * Plans what goes out of a lead, in the transaction that keeps it. A lead in steps waits for its next one; a lead that
 * changes after it went out goes out again, but a shopper is written to once.
 */
export function planDeliveries(dealerOf: (stored: StoredLead) => LeadDealer | null): WhenKept {
  return async (work, stored, now) => {
    const dealer = dealerOf(stored)
    if (!dealer) return
    const at = now.toISOString()
    const isWhole = stored.lead.lead_status !== 'Incomplete'
    const due_at = isWhole ? at : new Date(now.getTime() + stepTime).toISOString()
    for (const { channel, kind } of channelsOf(stored, dealer)) {
      const last = await latest(work, stored.id, channel)
      if (last && isOpen(last, at))
        await work.updateTable('deliveries').set({ due_at }).where('id', '=', last.id).execute()
      else if (!last || kind !== 'receipt') {
        const row = {
          lead_id: stored.id,
          website_slug: dealer.site.slug,
          channel,
          kind,
          version: (last?.version ?? 0) + 1,
        }
        const fresh = { state: 'waiting' as const, attempts: 0, due_at, created_at: at }
        await work
          .insertInto('deliveries')
          .values({ ...row, ...fresh })
          .execute()
      }
    }
  }
}
