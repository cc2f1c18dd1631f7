import { readFile } from 'node:fs/promises'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { adfOf } from './adf.ts'
import { leadsCsv } from './lead-columns.ts'
import { filterLeads, readFilter } from './lead-filter.ts'
import type { LeadStore } from './lead-store.ts'
import { leadsPage } from './leads-page.ts'

const ownNames = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Leads hold names and numbers of people: their pages answer on this machine's own names only. */
const onlyHere: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? new URL(context.req.url).host
  if (!ownNames.test(host)) return context.text('The leads can be read on this machine only.', 403)
  context.header('cache-control', 'no-store')
  return next()
}

const unknown = (context: Context) => context.text('There is no such lead.', 404)

/** A file as it came, for saving: a browser shall run nothing that a stranger sent. */
async function sendFile(context: Context, store: LeadStore): Promise<Response> {
  const file = store.find(Number(context.req.param('id')))?.files[Number(context.req.param('index'))]
  const bytes = file && (await readFile(file.path).catch(() => null))
  if (!file || !bytes) return context.text('There is no such file.', 404)
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': file.type || 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'x-content-type-options': 'nosniff',
  })
}

/** What the dealer reads: /leads with its filters, /leads.csv, and of each lead its ADF and its files. */
export function leadPages(store: LeadStore): Hono {
  const filterOf = (context: Context) => readFilter((name) => context.req.query(name))
  return new Hono()
    .use('/leads', onlyHere)
    .use('/leads/*', onlyHere)
    .use('/leads.csv', onlyHere)
    .get('/leads', (context) => context.html(leadsPage(store.list(), filterOf(context))))
    .get('/leads.csv', (context) =>
      context.body(leadsCsv(filterLeads(store.list(), filterOf(context))), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="leads.csv"',
      }),
    )
    .get('/leads/:id/adf.xml', (context) => {
      const stored = store.find(Number(context.req.param('id')))
      return stored
        ? context.body(adfOf(stored), 200, { 'content-type': 'application/xml; charset=utf-8' })
        : unknown(context)
    })
    .get('/leads/:id/files/:index', (context) => sendFile(context, store))
}
