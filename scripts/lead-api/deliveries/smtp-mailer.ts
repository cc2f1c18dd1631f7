import { createTransport } from 'nodemailer'
import { leftOf, type Mailer } from './mailer.ts'
import { among, type Refusal, refused } from './refusals.ts'

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
