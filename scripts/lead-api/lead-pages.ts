import { readFile } from 'node:fs/promises'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ownPageHeaders } from '../serve/own-headers.ts'
import { adfOf } from './adf/adf.ts'
import type { Dealers } from './asked/dealers.ts'
import { leadsCsv } from './csv/leads-csv.ts'
import { leadAccess, signIn } from './lead-access.ts'
import { filterLeads, readFilter } from './lead-filter.ts'
import { signInPath } from './lead-paths.ts'
import type { LeadStore } from './lead-store.ts'
import { leadsLook } from './leads-look.ts'
import { leadsPage } from './leads-page.ts'
import { openApi } from './open-api.ts'

const headers = Object.entries(ownPageHeaders(leadsLook))

/** No answer about people is kept, framed or embedded anywhere. */
const withHeaders: MiddlewareHandler = (context, next) => {
  for (const [name, value] of headers) context.header(name, value)
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
  })
}

const limit = bodyLimit({ maxSize: 4096, onError: (context) => context.text('This is no token.', 413) })

const guarded = ['/leads', '/leads/*', '/leads.csv', '/openapi.json']

/**
 * What the dealer reads: /leads with its filters, /leads.csv, of each lead its ADF and its files, and the contract of the
 * calls. Who is not at this machine shows the token.
 */
export function leadPages(store: LeadStore, dealers: Dealers, token: string | null): Hono {
  const filterOf = (context: Context) => readFilter((name) => context.req.query(name))
  const access = leadAccess(token)
  const csvOf = (context: Context) => {
    const leads = filterLeads(store.list().map(dealers.read), filterOf(context))
    return [...leadsCsv(leads, context.req.query('private') === 'yes')].join('')
  }
  const pages = new Hono()
  for (const path of guarded) pages.use(path, withHeaders)
  pages.post(signInPath, limit, (context) => signIn(context, token))
  pages.get(signInPath, (context) => context.redirect('/leads', 303))
  for (const path of guarded) pages.use(path, access)
  return pages
    .get('/leads', (context) => context.html(leadsPage(store.list(), filterOf(context), dealers)))
    .get('/leads.csv', (context) =>
      context.body(csvOf(context), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="leads.csv"',
      }),
    )
    .get('/leads/:id/adf.xml', (context) => {
      const stored = store.find(Number(context.req.param('id')))
      return stored
        ? context.body(adfOf(stored, dealers.siteOf(stored)), 200, { 'content-type': 'application/xml; charset=utf-8' })
        : unknown(context)
    })
    .get('/leads/:id/files/:index', (context) => sendFile(context, store))
    .get('/openapi.json', (context) => context.json(openApi()))
}
