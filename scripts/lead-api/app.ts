import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import type { Site } from '#tenants/site.ts'
import { dealersOf } from './asked/dealers.ts'
import { faultSchema, faultScript, withFaults } from './faults.ts'
import { leadPages } from './lead-pages.ts'
import { leadRoutes } from './lead-routes.ts'
import { createLeadStore } from './lead-store.ts'
import { lookupRoutes } from './lookups.ts'

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
  const store = createLeadStore(options.file)
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
  app.route('/', leadPages(store, dealersOf(options.sites ?? []), options.leadsToken ?? null))
  app.onError((error, context) => {
    console.error(`${context.req.method} ${context.req.path} failed: ${error.message}`)
    return context.json({}, 500)
  })
  return app
}
