import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import type { Site } from '#tenants/site.ts'
import { adfOf } from './adf.ts'
import { faultSchema, faultScript, withFaults } from './faults.ts'
import { leadsCsv } from './lead-columns.ts'
import { leadRoutes } from './lead-routes.ts'
import { openLeadStore } from './lead-store.ts'
import { leadsPage } from './leads-page.ts'
import { lookupRoutes } from './lookups.ts'
import { openApi } from './open-api.ts'

/** How a lead API is set up. */
export interface LeadApiOptions {
  /** The SQLite file, or `:memory:`; files of leads lie in a folder beside it. */
  readonly file: string
  /** Sites whose opening hours make the appointment slots. */
  readonly sites?: readonly Site[]
  /** Opens `POST /faults`, by which a test decides what goes wrong next. Never for real use. */
  readonly faults?: boolean
  readonly now?: () => Date
}

const ownNames = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Leads hold names and numbers of people: their pages answer on this machine's own names only. */
const onlyHere: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? new URL(context.req.url).host
  if (!ownNames.test(host)) return context.text('The leads can be read on this machine only.', 403)
  context.header('cache-control', 'no-store')
  return next()
}

async function setFaults(context: Context, set: (faults: v.InferOutput<typeof faultSchema>[]) => void) {
  const read = v.safeParse(v.array(faultSchema), await context.req.json().catch(() => null))
  if (!read.success) return context.json({ message: 'Not a list of faults.' }, 422)
  set(read.output)
  return context.json({ waiting: read.output.length })
}

/** The embedded lead API: /api/*, the same under /mock/*, /leads, /leads.csv and /openapi.json. */
export function createLeadApp(options: LeadApiOptions): Hono {
  const now = options.now ?? (() => new Date())
  const folder = options.file === ':memory:' ? join(tmpdir(), 'forecourt-lead-files') : `${options.file}-files`
  const store = openLeadStore(options.file)
  const app = new Hono()
  app.use('/api/*', cors())
  app.use('/mock/*', cors())
  if (options.faults) {
    const script = faultScript()
    app.post('/faults', (context) => setFaults(context, script.set))
    app.use('/api/*', withFaults(script))
  }
  for (const prefix of ['/api', '/mock']) {
    app.route(prefix, leadRoutes({ store, folder, now }))
    app.route(prefix, lookupRoutes(options.sites ?? [], now))
  }
  app.use('/leads', onlyHere).use('/leads/*', onlyHere).use('/leads.csv', onlyHere)
  app.get('/leads/:id/adf.xml', (context) => {
    const stored = store.find(Number(context.req.param('id')))
    if (!stored) return context.text('There is no such lead.', 404)
    return context.body(adfOf(stored), 200, { 'content-type': 'application/xml; charset=utf-8' })
  })
  app.get('/leads', (context) =>
    context.html(leadsPage(store.list(context.req.query('website')), context.req.query('website'))),
  )
  app.get('/leads.csv', (context) =>
    context.body(leadsCsv(store.list(context.req.query('website'))), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
    }),
  )
  app.get('/openapi.json', (context) => context.json(openApi()))
  app.onError((error, context) => {
    console.error(error)
    return context.json({}, 500)
  })
  return app
}
