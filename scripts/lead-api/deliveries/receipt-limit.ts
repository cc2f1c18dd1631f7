import { domainToASCII } from 'node:url'
import type { Transaction } from 'kysely'
import { mailboxIn } from '../asked/mailbox.ts'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import type { Tables } from '../store/tables.ts'

/** Maximum number of receipts per mailbox and day, over all dealers. */
export const maxDailyReceipts = 8

const dayMs = 86_400_000

/** Normalised address: many providers ignore dots and a "+suffix", so that one mailbox has countless addresses. */
export function mailboxOf({ lead }: Pick<StoredLead, 'lead'>): string {
  const address = mailboxIn(plainText(lead.email)).normalize('NFC').toLowerCase()
  const [, name = '', host = ''] = /^(.*)@(.*)$/.exec(address) ?? []
  return `${name.replace(/(?<=.)\+.*$/, '').replaceAll('.', '')}@${domainToASCII(host) || host}`
}

/** Whether a mailbox has reached its limit: anyone can enter another person's address in a form. */
export async function isFlooded(work: Transaction<Tables>, stored: StoredLead, now: Date): Promise<boolean> {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const { count } = await work
    .selectFrom('deliveries')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('mailbox', '=', mailboxOf(stored))
    // A clock that was ahead may have written times in the future.
    .where('created_at', '>', at(-dayMs))
    .where('created_at', '<', at(dayMs))
    .where('state', '!=', 'withdrawn')
    .where('lead_id', '!=', stored.id)
    .executeTakeFirstOrThrow()
  return Number(count) >= maxDailyReceipts
}
