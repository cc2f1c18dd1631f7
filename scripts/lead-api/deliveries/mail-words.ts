import { html } from 'hono/html'
import { localise } from '#domain/text/spelling.ts'
import { mailboxIn } from '../asked/mailbox.ts'
import type { LeadReading, Line } from '../asked/reading.ts'

/** A mail before it is addressed. */
export interface MailWords {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What is private does not travel by mail; who reads the mail is told this of it. */
const ofPrivate = {
  staff: 'given; it stands on the leads page',
  shopper: 'given; we do not repeat it by mail',
} as const

type Reader = keyof typeof ofPrivate

/** Answers that belong together, below a heading. */
interface Part extends Pick<LeadReading['parts'][number], 'lines'> {
  readonly title: string
}

/** What a mail program makes a link of, with http or without. */
const link = /:\/\/|\bwww\.|[\p{L}\d-]\.\p{L}{2,}/iu

/** An address has the look of a link, and may have one beside it that its mailer drops. */
const hasLink = ({ name, text }: Line): boolean => (name === 'email' ? mailboxIn(text) !== text : link.test(text))

/** Anybody may have a receipt written to a stranger: in the dealer's name it leads to no site of theirs. */
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

function subjectOf(lead: LeadReading, version: number): string {
  const marks = [
    lead.doubts.length > 0 ? '[Doubtful]' : '',
    lead.isComplete ? '' : '[Unfinished]',
    version > 1 ? '[Changed]' : '',
  ]
  const about = [lead.subject, lead.name, lead.text('vehicle')].filter(Boolean).join(', ')
  return [...marks, about].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').slice(0, 200)
}

/** What a dealership reads of a lead; `link` leads to it on the leads page, where there is one. */
export function dealershipMail(lead: LeadReading, version: number, link: string | null): MailWords {
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

/** What a shopper reads: that it arrived, what they asked, and how to reach the dealer. */
export function receiptMail(
  lead: LeadReading,
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
