import { domainToASCII } from 'node:url'
import type { Transaction } from 'kysely'
import { mailboxIn } from '../asked/mailbox.ts'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import type { Tables } from '../store/tables.ts'

/** Receipts that one mailbox gets in a day, of all dealers together: whoever asks about more cars has seen it on each page. */
export const mostReceipts = 8

const dayMs = 86_400_000

/** Many providers hand dots and what follows a plus to one mailbox: whoever floods one has a thousand addresses of it. */
export function mailboxOf({ lead }: Pick<StoredLead, 'lead'>): string {
  const address = mailboxIn(plainText(lead.email)).normalize('NFC').toLowerCase()
  const [, name = '', host = ''] = /^(.*)@(.*)$/.exec(address) ?? []
  return `${name.replace(/(?<=.)\+.*$/, '').replaceAll('.', '')}@${domainToASCII(host) || host}`
}

/** Whether a mailbox had all receipts that it gets: others may write a stranger's address into a form, from many addresses. */
export async function isFlooded(work: Transaction<Tables>, stored: StoredLead, now: Date): Promise<boolean> {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const { count } = await work
    .selectFrom('deliveries')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('mailbox', '=', mailboxOf(stored))
    // A clock that was ahead has written down what is to come.
    .where('created_at', '>', at(-dayMs))
    .where('created_at', '<', at(dayMs))
    .where('state', '!=', 'withdrawn')
    .where('lead_id', '!=', stored.id)
    .executeTakeFirstOrThrow()
  return Number(count) >= mostReceipts
}
