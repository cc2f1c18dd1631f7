import { adfOf } from '../adf/adf.ts'
import { createLeadDisplay } from '../asked/lead-display.ts'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { heldKind, heldReason } from './held.ts'
import type { Receiver } from './leads-schema.ts'
import { dealershipMail, type MailWords, receiptMail } from './mail-words.ts'
import type { Mail, Mailer } from './mailer.ts'
import { type Delivery, NotConfigured, PermanentFailure } from './queue.ts'
import { defaultReceiverName, type LeadDealer, receiversOf } from './receivers.ts'
import { sendPost, signedHeaders } from './webhook.ts'

/** Configuration that deliveries are sent with. */
export interface Senders {
  readonly mailer: Mailer
  /** Default sender address of mails; null for none. */
  readonly from: string | null
  /** Base URL of the leads page, for links in mails; null for none. */
  readonly page: string | null
  readonly env: Readonly<Record<string, string | undefined>>
}

/** A delivery with the data it is built from. */
export interface Task {
  readonly delivery: Delivery
  readonly stored: StoredLead
  readonly dealer: LeadDealer
  readonly now: Date
}

/** The lead no longer matches the delivery's receiver. */
export class Moved extends PermanentFailure {
  /** Names of the receivers it matches now. */
  readonly receivers: readonly string[]
  constructor(receivers: readonly Receiver[]) {
    super('The dealer’s leads.yaml gives it no such lead any more.')
    this.receivers = receivers.map(({ name }) => name)
  }
}

/** The same for every attempt of a delivery, so that a receiver can discard duplicates. */
export const idempotencyKey = ({ lead_id, channel, version, website_slug }: Delivery): string =>
  `${website_slug}-${lead_id}-${channel}-${version}`

function mailOf({ delivery, dealer }: Task, { from }: Senders, to: readonly string[], words: MailWords): Mail {
  const sender = dealer.file?.from ?? from
  if (!sender)
    throw new NotConfigured('Nobody to send from: set LEADS_MAIL_FROM, or "from" in the dealer’s leads.yaml.')
  const host = new URL(dealer.site.url).hostname
  const messageId = `<${idempotencyKey(delivery)}@${host}>`
  const taken = JSON.parse(delivery.taken_by ?? '[]') as readonly string[]
  return { ...words, from: sender, to, taken, messageId, leadId: delivery.lead_id }
}

const adfAttached = ({ stored, dealer }: Task) => ({
  filename: `lead-${stored.id}.xml`,
  content: adfOf(stored, dealer.site),
  contentType: 'application/xml; charset=utf-8',
})

type Send<K extends Receiver['via']> = (
  task: Task,
  receiver: Extract<Receiver, { via: K }>,
  senders: Senders,
) => Promise<void>

const replyTo = ({ stored }: Task) => plainText(stored.lead.email) || undefined

const linkTo = ({ stored }: Task, { page }: Senders) => page && `${page.replace(/\/+$/, '')}/leads?q=%23${stored.id}`

const sends: { readonly [K in Receiver['via']]: Send<K> } = {
  email: (task, { to }, senders) => {
    const lead = createLeadDisplay(task.stored, task.dealer.site)
    const mail = mailOf(task, senders, to, dealershipMail(lead, task.delivery.version, linkTo(task, senders)))
    return senders.mailer.send({ ...mail, replyTo: replyTo(task), attachments: [adfAttached(task)] }, task.now)
  },
  'adf-email': (task, { to }, senders) => {
    const words = { subject: `ADF lead ${task.stored.id}`, text: adfOf(task.stored, task.dealer.site) }
    const { html: _, ...mail } = mailOf(task, senders, to, { ...words, html: '' })
    return senders.mailer.send(mail, task.now)
  },
  'adf-post': ({ stored, dealer, delivery }, { url }) => {
    const headers = {
      'content-type': 'application/x-adf+xml; charset=utf-8',
      'idempotency-key': idempotencyKey(delivery),
    }
    return sendPost({ url, body: adfOf(stored, dealer.site), headers })
  },
  webhook: ({ stored, dealer, delivery, now }, { url, secret_env }, { env }) => {
    const secret = env[secret_env]
    if (!secret) throw new PermanentFailure(`The variable ${secret_env} is not set.`)
    const id = idempotencyKey(delivery)
    const { files, consents: _, ...lead } = stored
    const names = files.map(({ name, size, type, sha256 }) => ({ name, size, type, sha256 }))
    const { parts } = createLeadDisplay(stored, dealer.site)
    const body = JSON.stringify({ type: 'lead', version: delivery.version, ...lead, files: names, parts })
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...signedHeaders(id, body, secret, now),
    }
    return sendPost({ url, body, headers })
  },
}

function sendReceipt(task: Task, senders: Senders): Promise<void> {
  const { site } = task.dealer
  const reach = [site.contact.phone, site.url].filter((each) => each !== null)
  const mail = mailOf(
    task,
    senders,
    [plainText(task.stored.lead.email)],
    receiptMail(createLeadDisplay(task.stored, site), reach, site.locale),
  )
  return senders.mailer.send({ ...mail, replyTo: site.contact.email ?? undefined }, task.now)
}

function receiverOf({ stored, dealer, delivery }: Task): Receiver {
  const receivers = receiversOf(stored, dealer)
  const receiver = receivers.find(({ name }) => name === delivery.channel)
  if (receiver) return receiver
  if (dealer.file === null) throw new NotConfigured(heldReason)
  const isThere =
    delivery.channel === defaultReceiverName || dealer.file.receivers.some(({ name }) => name === delivery.channel)
  throw isThere
    ? new Moved(receivers)
    : new PermanentFailure('The dealer’s leads.yaml names no such receiver any more.')
}

/**
 * Sends a delivery.
 * @throws Moved when its lead no longer matches the receiver, PermanentFailure when a retry is pointless, any other
 * error otherwise
 */
export async function sendDelivery(task: Task, senders: Senders): Promise<void> {
  if (task.delivery.kind === 'receipt') return sendReceipt(task, senders)
  if (task.delivery.kind === heldKind) throw new PermanentFailure(heldReason)
  const receiver = receiverOf(task)
  const send = sends[receiver.via] as Send<Receiver['via']>
  return send(task, receiver, senders)
}
