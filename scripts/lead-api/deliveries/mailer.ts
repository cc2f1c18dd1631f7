import { createTransport } from 'nodemailer'
import { storable } from '../store/listing.ts'
import type { Database } from '../store/tables.ts'
import { Hopeless } from './queue.ts'

/** A mail, addressed. */
export interface Mail {
  readonly from: string
  readonly to: readonly string[]
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
  /** @throws Hopeless when the server will never take it, any other error when it may later */
  send(mail: Mail, now: Date): Promise<void>
  close(): void
}

const isFinal = (error: unknown): error is { readonly responseCode: number; readonly message: string } => {
  const { responseCode } = error as { readonly responseCode?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode !== 535 && responseCode < 600
}

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
    async send({ to, attachments = [], leadId: _, ...mail }) {
      const letter = {
        ...mail,
        to: [...to],
        attachments: [...attachments],
        disableFileAccess: true,
        disableUrlAccess: true,
      }
      await transport.sendMail(letter).catch((error: unknown) => {
        throw isFinal(error) ? new Hopeless(error.message) : error
      })
    },
    close: () => transport.close(),
  }
}

/** Mails of a machine without a mail server: kept, to be looked at. */
export function outboxMailer(db: Database): Mailer {
  return {
    async send(mail, now) {
      const { from, to, subject, text, html = '', attachments = [] } = mail
      const names = JSON.stringify(attachments.map(({ filename }) => filename))
      const row = {
        sent_at: now.toISOString(),
        sender: from,
        receiver: storable(to.join(', ')),
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
