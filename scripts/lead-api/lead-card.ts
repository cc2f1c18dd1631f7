import { html } from 'hono/html'
import { type LeadColumn, leadText } from './lead-columns.ts'
import type { StoredLead } from './lead-store.ts'

const facts: readonly (readonly [string, LeadColumn])[] = [
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Postcode', 'postcode'],
  ['Vehicle', 'vehicle'],
  ['Location', 'location'],
  ['Payment', 'payment_status'],
]

const fact = (label: string, text: string) => (text ? html`<div><dt>${label}</dt><dd>${text}</dd></div>` : '')

const flag = (text: string) => (text ? html` <span class="flag">${text}</span>` : '')

/** What the shopper was told about news, what they chose, how, when and on which page. */
function consentOf({ lead }: StoredLead) {
  const { text, state, method, at, page } = (lead.consent ?? {}) as Record<string, unknown>
  const word = state === true ? 'Yes to news' : 'No news'
  return html`<p class="soft">${word}: “${String(text ?? '')}” (${[method, at, page].filter(Boolean).join(', ')})</p>`
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`

function filesOf({ id, files, lead }: StoredLead) {
  const missing = Number(lead.files_missing ?? 0)
  if (files.length === 0 && !missing) return ''
  return html`<p class="soft">Files${missing > 0 ? `; ${missing} did not make it` : ''}</p><ul>${files.map(
    ({ name, size }, index) =>
      html`<li><a href="/leads/${id}/files/${index}">${name}</a> <span class="soft">${kilobytes(size)}</span></li>`,
  )}</ul>`
}

/** One lead as a dealer reads it. Every text in it is escaped. */
export function leadCard(stored: StoredLead) {
  const { id, lead, received_at } = stored
  const message = leadText(stored, 'message')
  const doubts = leadText(stored, 'spam_signals')
  return html`<li id="lead-${id}">
    <div class="top">
      <h2>${leadText(stored, 'name') || 'No name'}${flag(lead.lead_status === 'Incomplete' ? 'Incomplete' : '')}${flag(doubts && `Doubtful: ${doubts}`)}</h2>
      <span>${leadText(stored, 'category')}</span>
    </div>
    <p class="soft">#${id} · ${leadText(stored, 'website_slug')} · <time datetime="${received_at}">${received_at.replace('T', ' ').slice(0, 16)} UTC</time></p>
    <dl>${facts.map(([label, column]) => fact(label, leadText(stored, column)))}</dl>
    ${message ? html`<blockquote>${message}</blockquote>` : ''}
    ${filesOf(stored)}
    ${consentOf(stored)}
    <p class="soft"><a href="/leads/${id}/adf.xml">As ADF XML</a></p>
    <details><summary>Everything that was sent</summary><pre>${JSON.stringify(lead, null, 2)}</pre></details>
  </li>`
}
