import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { Site } from '#tenants/site.ts'
import { dealersOf } from './asked/dealers.ts'
import { faultSchema, faultScript, withFaults } from './http/faults.ts'
import { leadRoutes } from './http/lead-routes.ts'
import { lookupRoutes } from './http/lookups.ts'
import { leadPages } from './page/lead-pages.ts'
import { leadStore } from './store/lead-store.ts'
import { type Opened, openDatabase } from './store/open-database.ts'

/** How a lead API is set up. */
export interface LeadApiOptions {
  /** The SQLite file, or `:memory:`. */
  readonly file: string
  /** Where files of leads lie; a folder beside the SQLite file unless another is named. */
  readonly folder?: string
  /** Sites whose opening hours make the appointment slots. */
  readonly sites?: readonly Site[]
  /** What opens the leads from elsewhere than this machine; without one nothing does. */
  readonly leadsToken?: string | null
  /** Opens `POST /faults`, by which a test decides what goes wrong next. Never for real use. */
  readonly faults?: boolean
  readonly now?: () => Date
  /** The database, where it is open already; the file is then where it lies. */
  readonly database?: Opened
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
  const beside = options.file === ':memory:' ? join(tmpdir(), 'forecourt-lead-files') : `${options.file}-files`
  const folder = options.folder ?? beside
  const { db, ready } = options.database ?? openDatabase({ file: options.file })
  const store = leadStore(db)
  const dealers = dealersOf(options.sites ?? [])
  const guard = { db, token: options.leadsToken ?? null, isOpenHere: true }
  const app = new Hono()
  app.use(async (_context, next) => {
    await ready
    await next()
  })
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
  app.route('/', leadPages({ guard, store, dealers }))
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    console.error(`${context.req.method} ${context.req.path} failed: ${error.message}`)
    return context.json({}, 500)
  })
  return app
}
