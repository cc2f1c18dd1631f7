import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { ownPageHeaders } from '../../serve/own-headers.ts'
import { adfOf } from '../adf/adf.ts'
import type { Dealers } from '../asked/dealers.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { leadsCsv } from '../csv/leads-csv.ts'
import { deliveriesOf, sendAgain } from '../deliveries/queue.ts'
import { openApi } from '../http/open-api.ts'
import { signInPath } from '../lead-paths.ts'
import { everyLead, leadChoices, listLeads, setState } from '../store/lead-list.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { leadStates } from '../store/tables.ts'
import { type Asker, type Guard, leadAccess, signIn } from './lead-access.ts'
import { type Asked, pageQuery, readAfter, readFilter, type Zones } from './lead-filter.ts'
import { leadsLook } from './leads-look.ts'
import { leadsPage } from './leads-page.ts'
import { newestMails, outboxPage } from './outbox-page.ts'

/** What the pages stand on. */
export interface LeadPagesParts {
  readonly guard: Guard
  readonly store: LeadStore
  readonly dealers: Dealers
  readonly now: () => Date
}

const headers = Object.entries(ownPageHeaders(leadsLook))

/** No answer about people is kept, framed or embedded anywhere. */
const withHeaders: MiddlewareHandler = (context, next) => {
  for (const [name, value] of headers) context.header(name, value)
  return next()
}

const unknown = (context: Context) => context.text('There is no such lead.', 404)

/** Leads on one page. */
const pageSize = 50

type Ask = Context<Asker>

/** The lead that is asked for, where whoever asks may see it. */
async function leadOf(context: Ask, store: LeadStore): Promise<StoredLead | null> {
  const id = Number(context.req.param('id'))
  const stored = Number.isInteger(id) && id > 0 && id < 2 ** 31 ? await store.find(id) : null
  const scope = context.get('scope')
  return stored && (scope === null || scope.includes(String(stored.lead.website_slug))) ? stored : null
}

/** A file as it came, for saving: a browser shall run nothing that a stranger sent. */
async function sendFile(context: Ask, store: LeadStore): Promise<Response> {
  const file = (await leadOf(context, store))?.files[Number(context.req.param('index'))]
  const kept = file && (await stat(file.path).catch(() => null))
  if (!file || !kept) return context.text('There is no such file.', 404)
  const bytes = Readable.toWeb(createReadStream(file.path)) as ReadableStream<Uint8Array>
  return context.body(bytes, 200, {
    'content-type': file.type || 'application/octet-stream',
    'content-length': String(kept.size),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name.toWellFormed())}`,
  })
}

const limit = bodyLimit({ maxSize: 4096, onError: (context) => context.text('This is too large.', 413) })

/** A form counts when a page of this host sent it, whatever stands before this host. */
const ownForms = csrf({
  origin: (origin, context) => URL.canParse(origin) && new URL(origin).host === context.req.header('host'),
})

function zonesOf({ all }: Dealers): Zones {
  const byZone = Map.groupBy(all, ({ locale }) => locale.timeZone)
  return new Map([...byZone].map(([zone, sites]) => [zone, sites.map(({ slug }) => slug)]))
}

const guarded = ['/leads', '/leads/*', '/leads.csv', '/openapi.json']

/**
 * What the dealer reads: /leads with its filters, /leads.csv, of each lead its ADF and its files, and the contract of the
 * calls. Who is not at this machine shows a token, and sees the leads of the dealers it stands for.
 */
export function leadPages({ guard, store, dealers, now }: LeadPagesParts): Hono<Asker> {
  const { db } = guard
  const zones = zonesOf(dealers)
  const askedIn = (context: Context): Asked => readFilter((name) => context.req.query(name), zones)
  const pages = new Hono<Asker>()
  for (const path of guarded) pages.use(path, withHeaders)
  pages.post(signInPath, limit, (context) => signIn(context, guard))
  pages.get(signInPath, (context) => context.redirect('/leads', 303))
  for (const path of guarded) pages.use(path, leadAccess(guard))
  pages.use('/leads/:id/*', ownForms)

  async function sendPage(context: Ask) {
    const [asked, scope] = [askedIn(context), context.get('scope')]
    const after = readAfter(context.req.query('after'))
    const choices = await leadChoices(db, scope)
    const page = await listLeads(db, { filter: asked, scope, after, size: pageSize })
    const deliveries = await deliveriesOf(
      db,
      page.leads.map(({ id }) => id),
    )
    return context.html(leadsPage({ page, choices, asked, after, dealers, deliveries }))
  }

  async function* copyOf(context: Ask) {
    const isWhole = context.req.query('private') === 'yes'
    const leads = everyLead(db, askedIn(context), context.get('scope'))
    for await (const line of leadsCsv(leads, dealers.read, isWhole)) yield new TextEncoder().encode(line)
  }

  /** The page that a button stood on. */
  const backTo = (context: Ask, { id }: StoredLead) =>
    context.redirect(`/leads${pageQuery(askedIn(context), readAfter(context.req.query('after')))}#lead-${id}`, 303)

  async function changeState(context: Ask) {
    const given = (await context.req.formData().catch(() => null))?.get('state')
    const state = leadStates.find((each) => each === given)
    if (!state) return context.text(`A lead is one of: ${leadStates.join(', ')}.`, 422)
    const stored = await leadOf(context, store)
    if (!stored || !(await setState(db, stored.id, state, context.get('scope')))) return unknown(context)
    return backTo(context, stored)
  }

  async function resend(context: Ask) {
    const stored = await leadOf(context, store)
    if (!stored) return unknown(context)
    await sendAgain(db, stored.id, now())
    return backTo(context, stored)
  }

  return pages
    .get('/leads', sendPage)
    .post('/leads/:id/send', limit, resend)
    .get('/leads/outbox', async (context) =>
      context.get('scope') === null ? context.html(outboxPage(await newestMails(db))) : unknown(context),
    )
    .get('/leads.csv', (context) =>
      context.body(Readable.toWeb(Readable.from(copyOf(context))) as ReadableStream<Uint8Array>, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="leads.csv"',
      }),
    )
    .post('/leads/:id/state', limit, changeState)
    .get('/leads/:id/adf.xml', async (context) => {
      const stored = await leadOf(context, store)
      return stored
        ? context.body(adfOf(stored, dealers.siteOf(stored)), 200, { 'content-type': 'application/xml; charset=utf-8' })
        : unknown(context)
    })
    .get('/leads/:id/files/:index', (context) => sendFile(context, store))
    .get('/openapi.json', (context) =>
      context.json(openApi(context.get('scope') ?? dealers.all.map(({ slug }) => slug))),
    )
}
