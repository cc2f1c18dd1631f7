import { html } from 'hono/html'
import type { LeadDisplay, Line } from '../asked/lead-display.ts'
import type { Delivery } from '../deliveries/queue.ts'
import type { ListedLead } from '../store/lead-list.ts'
import { type DeliveryState, type LeadState, leadStates } from '../store/tables.ts'

/** Lines that the card shows separately. */
const shownElsewhere = new Set(['message', 'files'])

const links: Readonly<Record<string, (text: string) => string>> = {
  email: (text) => `mailto:${encodeURIComponent(text).replaceAll('%40', '@')}`,
  phone: (text) => `tel:${text.replaceAll(/[^\d+]/g, '')}`,
}

function valueLink({ name, text }: Line) {
  const href = links[name]?.(text)
  return href ? html`<a href="${href}">${text}</a>` : text
}

const flag = (text: string) => (text ? html` <span class="flag">${text}</span>` : '')

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`

function filesOf({ id, files }: ListedLead) {
  if (files.length === 0) return ''
  return html`<h3>Files</h3><ul>${files.map(
    ({ name, size }, index) =>
      html`<li><a href="/leads/${id}/files/${index}">${name}</a> <span class="soft">${kilobytes(size)}</span></li>`,
  )}</ul>`
}

function partOf({ title, lines }: LeadDisplay['parts'][number]) {
  const shown = lines.filter(({ name }) => !shownElsewhere.has(name))
  if (shown.length === 0) return ''
  return html`<h3>${title}</h3><dl>${shown.map((line) => html`<div><dt>${line.label}</dt><dd>${valueLink(line)}</dd></div>`)}</dl>`
}

/** Parts that are collapsed at first. */
const background = new Set(['Consent', 'Visit', 'Also sent'])

const words: Readonly<Record<LeadState, string>> = {
  new: 'Mark as new',
  answered: 'Mark as answered',
  spam: 'Mark as spam',
}

const flags: Readonly<Record<LeadState, string>> = { new: '', answered: 'Answered', spam: 'Spam' }

/** A button for each state the lead is not in; `query` returns to the same list page. */
function stateForm({ id, state }: ListedLead, name: string, query: string) {
  const buttons = leadStates
    .filter((each) => each !== state)
    .map(
      (each) =>
        html`<button name="state" value="${each}">${words[each]}<span class="unseen"> (${name})</span></button>`,
    )
  return html`<form class="small" method="post" action="/leads/${id}/state${query}">${buttons}</form>`
}

const deliveryWords: Readonly<Record<DeliveryState, string>> = {
  sent: 'sent',
  waiting: 'on its way',
  dead: 'failed',
  withdrawn: 'tried and taken back, for it is for others now',
}

const names: Readonly<Record<string, string>> = {
  '@receipt': 'the shopper',
  '@receivers': 'the receivers of leads.yaml',
  dealer: 'the dealership',
}

function deliveryLine({ channel, kind, state, last_error }: Delivery) {
  const receiver = `${names[channel] ?? channel}${channel.startsWith('@') ? '' : ` (${kind})`}`
  return html`<li>${receiver}: ${state === 'dead' ? html`<strong>failed</strong>` : deliveryWords[state]}${last_error ? `, ${last_error}` : ''}</li>`
}

/** The deliveries of a lead, with a button to retry when one failed. */
function deliveriesOf({ id }: ListedLead, deliveries: readonly Delivery[], query: string) {
  if (deliveries.length === 0) return ''
  const isLate = deliveries.some(({ state, attempts }) => state === 'dead' || (state === 'waiting' && attempts > 0))
  const button = html`<form class="small" method="post" action="/leads/${id}/send${query}"><button>Send again<span class="unseen"> (lead ${id})</span></button></form>`
  return html`<h3>Sent to</h3><ul>${deliveries.map(deliveryLine)}</ul>${isLate ? button : ''}`
}

/** The HTML of one lead; `query` is the query of the list page it is on. All texts are escaped. */
export function leadCard(stored: ListedLead, lead: LeadDisplay, deliveries: readonly Delivery[], query: string) {
  const message = lead.text('message')
  return html`<li id="lead-${lead.id}">
    <div class="top">
      <h2>${lead.name || 'No name'}${flag(flags[stored.state])}${flag(lead.isComplete ? '' : 'Incomplete')}${flag(lead.doubts.length > 0 ? `Doubtful: ${lead.doubts.join(', ')}` : '')}</h2>
      <span>${lead.subject}</span>
    </div>
    <p class="soft">#${lead.id} · ${lead.dealer} · <time datetime="${lead.receivedAt}">${lead.received}</time></p>
    ${message ? html`<blockquote>${message}</blockquote>` : ''}
    ${lead.parts.filter(({ title }) => !background.has(title)).map(partOf)}
    ${filesOf(stored)}
    <details><summary>Consent, visit and what else was sent</summary>${lead.parts.filter(({ title }) => background.has(title)).map(partOf)}</details>
    ${deliveriesOf(stored, deliveries, query)}
    ${stateForm(stored, `lead ${lead.id}`, query)}
    <p class="soft"><a href="/leads/${lead.id}/adf.xml">As ADF XML</a></p>
  </li>`
}
