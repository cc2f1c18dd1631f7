import { createTransport } from 'nodemailer'
import { mailboxIn } from '../asked/mailbox.ts'
import { findPendingRecipients, type Mailer } from './mailer.ts'
import { among, type Refusal, refused } from './refusals.ts'

/** An object, since nodemailer would parse a string as a list of addresses. */
const mailbox = (typed: string) => ({ name: '', address: mailboxIn(typed) })

/** A mailer by SMTP: `smtp://user:password@host:587` with STARTTLS, `smtps://` with implicit TLS. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send({ attachments = [], leadId: _, taken = [], replyTo, ...mail }) {
      const { from, to } = mail
      const left = findPendingRecipients({ ...mail, taken })
      if (left.length === 0) return
      const letter = {
        ...mail,
        to: to.map(mailbox),
        ...(replyTo && { replyTo: mailbox(replyTo) }),
        envelope: { from, to: left.map(mailbox) },
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
