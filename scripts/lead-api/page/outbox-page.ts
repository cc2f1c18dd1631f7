import { html, raw } from 'hono/html'
import type { Selectable } from 'kysely'
import type { Database, Tables } from '../store/tables.ts'
import { leadsPageCss } from './leads-page-css.ts'

type SentMail = Selectable<Tables['outbox']>

/** Maximum number of mails on the page. */
const most = 100

/** The newest mails stored instead of being sent, as there is no mail server. */
export function newestMails(db: Database): Promise<SentMail[]> {
  return db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(most).execute()
}

const attached = (names: readonly string[]) =>
  names.length > 0 ? html`<p class="soft">Attached: ${names.join(', ')}</p>` : ''

/** One mail as plain text; its HTML is never rendered. */
function mailCard({ sent_at, sender, receiver, subject, text, attachments }: SentMail) {
  return html`<li>
    <h2>${subject}</h2>
    <p class="soft">To ${receiver} · from ${sender} · <time datetime="${sent_at}">${sent_at.slice(0, 16).replace('T', ' ')} UTC</time></p>
    <details><summary>Read it</summary><pre tabindex="0">${text}</pre></details>
    ${attached(JSON.parse(attachments) as readonly string[])}
  </li>`
}

/** The page of mails that a mail server would have sent, newest first. */
export function outboxPage(mails: readonly SentMail[]) {
  return html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Mails sent</title><style>${raw(leadsPageCss)}</style></head>
<body><main>
<header><h1>Mails sent</h1><p>Kept on this machine, for it has no mail server. <a href="/leads">Leads received</a></p></header>
${mails.length > 0 ? html`<ol>${mails.map(mailCard)}</ol>` : html`<p>No mail yet. Send an enquiry on one of the sites and its mails stand here.</p>`}
</main></body></html>`
}
