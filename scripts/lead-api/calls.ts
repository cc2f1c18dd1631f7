import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import type { Site } from '#tenants/site.ts'
import { faultSchema, faultScript, withFaults } from './http/faults.ts'
import { holdRoutes } from './http/hold-routes.ts'
import type { Judge } from './http/judge.ts'
import { type LeadService, leadRoutes } from './http/lead-routes.ts'
import { type RateLimits, rateLimits } from './http/limits.ts'
import { lookupRoutes, slotRoutes } from './http/lookups.ts'
import { type KnownSites, ownOrigins } from './http/origins.ts'
import { challengeRoute, proofsOf } from './http/proofs.ts'
import { uploadGuard } from './http/upload-guard.ts'
import type { Database } from './store/tables.ts'

/** How a lead API is kept where anybody may call it. */
export interface RealUse {
  readonly known: KnownSites
  readonly rates: RateLimits
  /** Bytes that the folder of files may hold. */
  readonly mostBytes: number
  readonly addressOf: (context: Context) => string
}

/** What the calls of browsers are answered with. */
export interface CallParts extends Pick<LeadService, 'store' | 'pending' | 'folder' | 'now' | 'sites'> {
  readonly db: Database
  /** Opens `POST /faults`. */
  readonly faults: boolean
  readonly proofSecret: string | undefined
  readonly real: RealUse | undefined
}

/** Who asks for work, by the sites' own settings. */
function judgeOf(sites: readonly Site[], secret = randomBytes(32).toString('hex')): Judge {
  const asking = new Set(sites.filter(({ forms }) => forms.proof_of_work).map(({ slug }) => slug))
  return { proofs: proofsOf(secret), asksWork: (website) => asking.has(website) }
}

/** The calls as anybody may make them: known pages alone, so many at a time, and slots beside them. */
function addRealCalls(app: Hono, { db, sites, ...kept }: CallParts, real: RealUse, judge: Judge): void {
  const { known, rates, addressOf, mostBytes } = real
  const siteOf = (context: Context) => context.req.header('origin') ?? ''
  app.use('/api/*', cors({ origin: (origin) => (known.isOrigin(origin) ? origin : null) }))
  app.use('/api/*', ownOrigins(known), rateLimits(rates, addressOf, siteOf))
  app.route('/api', leadRoutes({ ...kept, sites, judge, known, uploads: uploadGuard(kept.folder, mostBytes) }))
  app.route('/api', slotRoutes(sites, kept.now))
  app.route('/api', holdRoutes(db, kept.now))
  app.route('/api', challengeRoute(judge.proofs, kept.now))
}

async function setFaults(context: Context, set: (faults: v.InferOutput<typeof faultSchema>[]) => void) {
  const read = v.safeParse(v.array(faultSchema), await context.req.json().catch(() => null))
  if (!read.success) return context.json({ message: 'Not a list of faults.' }, 422)
  set(read.output)
  return context.json({ waiting: read.output.length })
}

function addFaults(app: Hono): void {
  const script = faultScript()
  app.post('/faults', (context) => setFaults(context, script.set))
  app.use('/api/*', withFaults(script))
}

/** The calls as a trial needs them, from whatever page, and once more under /mock. */
function addTrialCalls(app: Hono, { db, sites, faults, ...kept }: CallParts, judge: Judge): void {
  app.use('/api/*', cors())
  app.use('/mock/*', cors())
  if (faults) addFaults(app)
  for (const prefix of ['/api', '/mock']) {
    app.route(prefix, leadRoutes({ ...kept, sites, judge }))
    app.route(prefix, challengeRoute(judge.proofs, kept.now))
    app.route(prefix, lookupRoutes(sites, kept.now))
    app.route(prefix, holdRoutes(db, kept.now))
  }
}

/** What browsers call: leads, files, look-ups, holds and challenges. */
export function addCalls(app: Hono, parts: CallParts): void {
  const judge = judgeOf(parts.sites, parts.proofSecret)
  if (parts.real) addRealCalls(app, parts, parts.real, judge)
  else addTrialCalls(app, parts, judge)
}
