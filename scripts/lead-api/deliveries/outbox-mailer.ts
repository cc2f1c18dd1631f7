import { removeNul } from '../store/listing.ts'
import type { Database } from '../store/tables.ts'
import { findPendingRecipients, type Mailer } from './mailer.ts'

/** A mailer for machines without a mail server: stores mails in the outbox table instead of sending them. */
export function outboxMailer(db: Database): Mailer {
  return {
    async send(mail, now) {
      const { from, subject, text, html = '', attachments = [] } = mail
      const left = findPendingRecipients(mail)
      if (left.length === 0) return
      const names = JSON.stringify(attachments.map(({ filename }) => filename))
      const row = {
        sent_at: now.toISOString(),
        sender: from,
        receiver: removeNul(left.join(', ')),
        subject: removeNul(subject),
        text: removeNul(text),
        html: removeNul(html),
        attachments: names,
        lead_id: mail.leadId ?? null,
      }
      await db.insertInto('outbox').values(row).execute()
    },
    close: () => undefined,
  }
}
