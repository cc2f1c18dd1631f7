import { html, raw } from 'hono/html'
import { leadText } from './lead-columns.ts'
import type { StoredLead } from './lead-store.ts'

const look = `
:root{color-scheme:light dark;--line:light-dark(#d9dde3,#3a3f47);--soft:light-dark(#5a6470,#a4adb8);--card:light-dark(#fff,#1d2126)}
*{box-sizing:border-box}
body{margin:0;background:light-dark(#f4f5f7,#14171b);color:light-dark(#14181d,#eef1f4);font:1rem/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.75rem;margin:0}h2{font-size:1.125rem;margin:0}
a{color:light-dark(#0b57d0,#8ab4f8)}
header p,.soft{color:var(--soft);margin:.25rem 0 0}
ol{list-style:none;margin:1.5rem 0 0;padding:0;display:grid;gap:1rem}
li{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;overflow-wrap:anywhere}
.top{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:baseline}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:.5rem 1.5rem;margin:.75rem 0 0}
dt{color:var(--soft);font-size:.8125rem}dd{margin:0}
blockquote{margin:.75rem 0 0;padding-left:.75rem;border-left:3px solid var(--line);white-space:pre-line}
.flag{border:1px solid currentColor;border-radius:1rem;padding:0 .6rem;font-size:.8125rem;color:light-dark(#9a4b00,#ffb870)}
details{margin-top:.75rem}pre{overflow:auto;font-size:.8125rem;white-space:pre-wrap}`

const facts = [
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Postcode', 'postcode'],
  ['Vehicle', 'vehicle'],
  ['Location', 'location'],
  ['Files', 'files'],
] as const

function fact(stored: StoredLead, [label, column]: (typeof facts)[number]) {
  const text = leadText(stored, column)
  return text ? html`<div><dt>${label}</dt><dd>${text}</dd></div>` : ''
}

const flag = (text: string) => (text ? html` <span class="flag">${text}</span>` : '')

function consent({ lead }: StoredLead) {
  const word = lead.opt_in ? 'Yes to news' : 'No news'
  return html`<p class="soft">${word}: “${leadText({ lead } as unknown as StoredLead, 'consent')}”</p>`
}

function card(stored: StoredLead) {
  const { lead } = stored
  const message = leadText(stored, 'message')
  const status = lead.lead_status === 'Incomplete' ? 'Incomplete' : ''
  const doubts = leadText(stored, 'spam_signals')
  return html`<li id="lead-${stored.id}">
    <div class="top">
      <h2>${leadText(stored, 'name') || 'No name'}${flag(status)}${flag(doubts && `Doubtful: ${doubts}`)}</h2>
      <span>${leadText(stored, 'category')}</span>
    </div>
    <p class="soft">#${stored.id} · ${leadText(stored, 'website_slug')} · <time datetime="${stored.received_at}">${stored.received_at.replace('T', ' ').slice(0, 16)} UTC</time></p>
    <dl>${facts.map((each) => fact(stored, each))}</dl>
    ${message ? html`<blockquote>${message}</blockquote>` : ''}
    ${consent(stored)}
    <details><summary>Everything that was sent</summary><pre>${JSON.stringify(lead, null, 2)}</pre></details>
  </li>`
}

/** A plain page that lists what came in, newest first. Every text in it is escaped. */
export function leadsPage(leads: readonly StoredLead[], website: string | undefined) {
  const query = website ? `?website=${encodeURIComponent(website)}` : ''
  const title = website ? `Leads of ${website}` : 'Leads'
  return html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(look)}</style></head>
<body><main>
<header><h1>${title}</h1><p>${leads.length} received, newest first · <a href="/leads.csv${query}">Save as CSV</a>${website ? html` · <a href="/leads">All websites</a>` : ''}</p></header>
${leads.length ? html`<ol>${leads.map(card)}</ol>` : html`<p>No lead has come in yet. Send an enquiry on one of the sites and it stands here.</p>`}
</main></body></html>`
}
