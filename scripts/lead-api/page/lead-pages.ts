import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { ownPageHeaders } from '../../serve/own-headers.ts'
import { adfOf } from '../adf/adf.ts'
import type { Dealers } from '../asked/dealers.ts'
import { openApi } from '../http/open-api.ts'
import { signInPath } from '../lead-paths.ts'
import { type Guard, leadAccess, type ReaderVariables, signIn } from './lead-access.ts'
import { leadButtons } from './lead-buttons.ts'
import { type Asked, readFilter, type Zones } from './lead-filter.ts'
import { leadLists } from './lead-lists.ts'
import type { LeadPagesParts } from './lead-pages-parts.ts'
import { leadsPageCss } from './leads-page-css.ts'
import { newestMails, outboxPage } from './outbox-page.ts'
import { type Ask, findRequestedLead, sendFile, unknownLead } from './requested-lead.ts'

const headers = Object.entries(ownPageHeaders(leadsPageCss))

/** Responses with personal data are neither cached, framed nor embedded. */
const withHeaders: MiddlewareHandler = (context, next) => {
  for (const [name, value] of headers) context.header(name, value)
  return next()
}

const limit = bodyLimit({ maxSize: 4096, onError: (context) => context.text('This is too large.', 413) })

/** Accepts forms from pages of this host; only the host is compared, since a proxy may terminate TLS. */
const ownForms = csrf({
  origin: (origin, context) => URL.canParse(origin) && new URL(origin).host === context.req.header('host'),
})

function zonesOf({ all }: Dealers): Zones {
  const byZone = Map.groupBy(all, ({ locale }) => locale.timeZone)
  return new Map([...byZone].map(([zone, sites]) => [zone, sites.map(({ slug }) => slug)]))
}

const guarded = ['/leads', '/leads/*', '/leads.csv', '/openapi.json']

/** Serves the lead as ADF XML, which dealers' customer systems import. */
async function sendAdf(context: Ask, { store, dealers }: LeadPagesParts): Promise<Response> {
  const stored = await findRequestedLead(context, store)
  if (!stored) return unknownLead(context)
  return context.body(adfOf(stored, dealers.siteOf(stored)), 200, { 'content-type': 'application/xml; charset=utf-8' })
}

/** The outbox holds mails of all dealers, so only readers of all dealers may see it. */
async function sendOutbox(context: Ask, { guard }: LeadPagesParts): Promise<Response> {
  return context.get('scope') === null ? context.html(outboxPage(await newestMails(guard.db))) : unknownLead(context)
}

/** Sign-in is open to everyone; all other pages require access. */
function guardedPages(guard: Guard): Hono<ReaderVariables> {
  const pages = new Hono<ReaderVariables>()
  for (const path of guarded) pages.use(path, withHeaders)
  pages.post(signInPath, limit, (context) => signIn(context, guard))
  pages.get(signInPath, (context) => context.redirect('/leads', 303))
  for (const path of guarded) pages.use(path, leadAccess(guard))
  return pages.use('/leads/:id/*', ownForms)
}

/**
 * The dealer's pages: /leads with filters, /leads.csv, ADF and files of each lead, the outbox and /openapi.json.
 * Requests from another machine need a token, and see only the leads of the dealers it is valid for.
 */
export function leadPages(parts: LeadPagesParts): Hono<ReaderVariables> {
  const { guard, store, dealers } = parts
  const zones = zonesOf(dealers)
  const askedIn = (context: Ask): Asked => readFilter((name) => context.req.query(name), zones)
  const { sendPage, sendCopy } = leadLists(parts, askedIn)
  const { changeState, resend } = leadButtons(parts, askedIn)
  return guardedPages(guard)
    .get('/leads', sendPage)
    .get('/leads.csv', sendCopy)
    .get('/leads/outbox', (context) => sendOutbox(context, parts))
    .post('/leads/:id/send', limit, resend)
    .post('/leads/:id/state', limit, changeState)
    .get('/leads/:id/adf.xml', (context) => sendAdf(context, parts))
    .get('/leads/:id/files/:index', (context) => sendFile(context, store))
    .get('/openapi.json', (context) =>
      context.json(openApi(context.get('scope') ?? dealers.all.map(({ slug }) => slug))),
    )
}
