import { html } from 'hono/html'
import { localise } from '#domain/text/spelling.ts'
import type { LeadDisplay, Line } from '../asked/lead-display.ts'
import { mailboxIn } from '../asked/mailbox.ts'

/** Subject and bodies of a mail. */
export interface MailWords {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Text in place of a private value, which is never mailed, by reader. */
const ofPrivate = {
  staff: 'given; it stands on the leads page',
  shopper: 'given; we do not repeat it by mail',
} as const

type Reader = keyof typeof ofPrivate

/** A section of a mail: a heading and its lines. */
interface Part extends Pick<LeadDisplay['parts'][number], 'lines'> {
  readonly title: string
}

/** Text that a mail program turns into a link, with or without a scheme. */
const link = /:\/\/|\bwww\.|[\p{L}\d-]\.\p{L}{2,}/iu

/** An e-mail address itself looks like a link, so it counts only when it has text besides the mailbox. */
const hasLink = ({ name, text }: Line): boolean => (name === 'email' ? mailboxIn(text) !== text : link.test(text))

/** Receipts contain no links typed into a form: anyone can have a receipt sent to another person's address. */
const isAdvertising = (line: Line, reader: Reader): boolean => reader === 'shopper' && hasLink(line)

const said = (line: Line, reader: Reader): string =>
  line.isPrivate || isAdvertising(line, reader) ? ofPrivate[reader] : line.text

const partText =
  (reader: Reader) =>
  ({ title, lines }: Part): string =>
    [title, ...lines.map((line) => `  ${line.label}: ${said(line, reader)}`)].join('\n')

const partHtml =
  (reader: Reader) =>
  ({ title, lines }: Part) =>
    html`<h2 style="font-size:16px;margin:20px 0 4px">${title}</h2><table>${lines.map(
      (line) =>
        html`<tr><th style="text-align:left;font-weight:normal;color:#555;padding:2px 16px 2px 0;vertical-align:top">${line.label}</th><td style="white-space:pre-line">${said(line, reader)}</td></tr>`,
    )}</table>`

const page = (lang: string, body: ReturnType<typeof html>) =>
  String(
    html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"></head><body style="font:15px/1.5 sans-serif;color:#111">${body}</body></html>`,
  )

function subjectOf(lead: LeadDisplay, version: number): string {
  const marks = [
    lead.doubts.length > 0 ? '[Doubtful]' : '',
    lead.isComplete ? '' : '[Unfinished]',
    version > 1 ? '[Changed]' : '',
  ]
  const about = [lead.subject, lead.name, lead.text('vehicle')].filter(Boolean).join(', ')
  return [...marks, about].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').slice(0, 200)
}

/** The mail to a dealership about a lead; `link` is the lead's URL on the leads page, or null. */
export function dealershipMail(lead: LeadDisplay, version: number, link: string | null): MailWords {
  const head = `Lead ${lead.id} of ${lead.dealer}, ${lead.received}`
  const foot = link ? `All of it: ${link}` : 'All of it stands on the leads page.'
  const parts = lead.parts.filter(({ title }) => title !== 'Visit')
  return {
    subject: subjectOf(lead, version),
    text: `${[head, lead.subject, ...parts.map(partText('staff')), foot].join('\n\n')}\n`,
    html: page(
      'en',
      html`<p style="color:#555">${head}</p><h1 style="font-size:20px">${lead.subject}</h1>${parts.map(partHtml('staff'))}<p>${foot}</p>`,
    ),
  }
}

/** The receipt for a shopper: confirmation, their own answers, and contact details of the dealer. */
export function receiptMail(
  lead: LeadDisplay,
  reach: readonly string[],
  country: Parameters<typeof localise>[1],
): MailWords {
  const shown = lead.parts.filter(({ title }) => !['Consent', 'Visit', 'Also sent', 'Payment'].includes(title))
  const parts = shown.map(({ title, lines }) => ({ title: localise(title, country), lines }))
  const name = lead.text('first_name')
  const hello = name && !link.test(name) ? `Hello ${name},` : 'Hello,'
  const enquiry = localise('enquiry', country)
  const thanks = `thank you for writing to ${lead.dealer}. Your ${enquiry} is in, and we answer you soon. This is what you asked:`
  const foot = ['You did not write this? Then tell us by answering this mail.', lead.dealer, ...reach]
  return {
    subject: `${lead.dealer} received your ${enquiry}`,
    text: `${[`${hello}\n${thanks}`, ...parts.map(partText('shopper')), foot.join('\n')].join('\n\n')}\n`,
    html: page(
      'en',
      html`<p>${hello}<br>${thanks}</p>${parts.map(partHtml('shopper'))}<p>${foot.map((each) => html`${each}<br>`)}</p>`,
    ),
  }
}
