import { createTransport } from 'nodemailer'
import { storable } from '../store/listing.ts'
import type { Database } from '../store/tables.ts'
import { among, type Refusal, refused } from './refusals.ts'

/** A mail, addressed. */
export interface Mail {
  readonly from: string
  readonly to: readonly string[]
  /** Those of them who took it at an earlier try, when others did not. */
  readonly taken?: readonly string[]
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly {
    readonly filename: string
    readonly content: string
    readonly contentType: string
  }[]
  /** The same for every try of one delivery, so that a mail that came twice shows as one. */
  readonly messageId: string
  /** The lead it tells of. */
  readonly leadId?: number
}

/** Hands mails over. */
export interface Mailer {
  /**
   * Hands a mail to those who have not taken it yet.
   * @throws Hopeless when the server will never take it, PartlyTaken when some mailboxes refused it, any other error when it may later
   */
  send(mail: Mail, now: Date): Promise<void>
  close(): void
}

/** Who is still to get a mail. */
const leftOf = ({ to, taken = [] }: Mail) => to.filter((address) => !taken.includes(address))

/** Mails by SMTP: smtp://user:password@host:587 with STARTTLS, smtps:// with TLS from the start. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send({ attachments = [], leadId: _, taken = [], ...mail }) {
      const { from, to } = mail
      const left = leftOf({ ...mail, taken })
      if (left.length === 0) return
      const letter = {
        ...mail,
        to: [...to],
        envelope: { from, to: left },
        attachments: [...attachments],
        disableFileAccess: true,
        disableUrlAccess: true,
      }
      const { accepted, rejectedErrors = [] } = await transport
        .sendMail(letter)
        .catch((error: Error & { readonly rejectedErrors?: readonly Refusal[] }) => {
          throw error.rejectedErrors ? refused({ to, taken, refusals: error.rejectedErrors }, error) : error
        })
      if (rejectedErrors.length > 0)
        throw refused({ to, taken: [...taken, ...among(left, accepted)], refusals: rejectedErrors })
    },
    close: () => transport.close(),
  }
}

/** Mails of a machine without a mail server: kept, to be looked at. */
export function outboxMailer(db: Database): Mailer {
  return {
    async send(mail, now) {
      const { from, subject, text, html = '', attachments = [] } = mail
      const left = leftOf(mail)
      if (left.length === 0) return
      const names = JSON.stringify(attachments.map(({ filename }) => filename))
      const row = {
        sent_at: now.toISOString(),
        sender: from,
        receiver: storable(left.join(', ')),
        subject: storable(subject),
        text: storable(text),
        html: storable(html),
        attachments: names,
        lead_id: mail.leadId ?? null,
      }
      await db.insertInto('outbox').values(row).execute()
    },
    close: () => undefined,
  }
}
