import { html } from 'hono/html'
import type { LeadReading, Line } from './asked/reading.ts'
import type { StoredLead } from './asked/stored-lead.ts'

/** Lines that stand on the card in another form. */
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

function filesOf({ id, files }: StoredLead) {
  if (files.length === 0) return ''
  return html`<h3>Files</h3><ul>${files.map(
    ({ name, size }, index) =>
      html`<li><a href="/leads/${id}/files/${index}">${name}</a> <span class="soft">${kilobytes(size)}</span></li>`,
  )}</ul>`
}

function partOf({ title, lines }: LeadReading['parts'][number]) {
  const shown = lines.filter(({ name }) => !shownElsewhere.has(name))
  if (shown.length === 0) return ''
  return html`<h3>${title}</h3><dl>${shown.map((line) => html`<div><dt>${line.label}</dt><dd>${valueLink(line)}</dd></div>`)}</dl>`
}

/** What is read at once; the rest opens. */
const background = new Set(['Consent', 'Visit', 'Also sent'])

/** One lead as a dealer reads it. Every text in it is escaped. */
export function leadCard(stored: StoredLead, lead: LeadReading) {
  const message = lead.text('message')
  return html`<li id="lead-${lead.id}">
    <div class="top">
      <h2>${lead.name || 'No name'}${flag(lead.isComplete ? '' : 'Incomplete')}${flag(lead.doubts.length > 0 ? `Doubtful: ${lead.doubts.join(', ')}` : '')}</h2>
      <span>${lead.subject}</span>
    </div>
    <p class="soft">#${lead.id} · ${lead.dealer} · <time datetime="${lead.receivedAt}">${lead.received}</time></p>
    ${message ? html`<blockquote>${message}</blockquote>` : ''}
    ${lead.parts.filter(({ title }) => !background.has(title)).map(partOf)}
    ${filesOf(stored)}
    <details><summary>Consent, visit and what else was sent</summary>${lead.parts.filter(({ title }) => background.has(title)).map(partOf)}</details>
    <p class="soft"><a href="/leads/${lead.id}/adf.xml">As ADF XML</a></p>
  </li>`
}
