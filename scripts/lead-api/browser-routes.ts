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

/** Checks of a lead API that is publicly reachable. */
export interface PublicAccessChecks {
  readonly known: KnownSites
  readonly rates: RateLimits
  /** Maximum size of the folder of uploaded files, in bytes. */
  readonly mostBytes: number
  readonly addressOf: (context: Context) => string
}

/** Dependencies of the routes that browsers call. */
export interface CallParts extends Pick<LeadService, 'store' | 'pending' | 'folder' | 'now' | 'sites'> {
  readonly db: Database
  /** Enables `POST /faults`. */
  readonly faults: boolean
  readonly proofSecret: string | undefined
  readonly real: PublicAccessChecks | undefined
}

/** Requires proof of work for the sites whose settings enable it. */
function judgeOf(sites: readonly Site[], secret = randomBytes(32).toString('hex')): Judge {
  const asking = new Set(sites.filter(({ forms }) => forms.proof_of_work).map(({ slug }) => slug))
  return { proofs: proofsOf(secret), asksWork: (website) => asking.has(website) }
}

/** Routes of a public API: known origins only, rate limited, and without the fixtures. */
function addRealCalls(app: Hono, { db, sites, ...kept }: CallParts, real: PublicAccessChecks, judge: Judge): void {
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

/** Routes for a trial: any origin, with fixtures, and mounted under both /api and /mock. */
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

/** Adds the routes that browsers call: leads, files, look-ups, holds and challenges. */
export function addBrowserRoutes(app: Hono, parts: CallParts): void {
  const judge = judgeOf(parts.sites, parts.proofSecret)
  if (parts.real) addRealCalls(app, parts, parts.real, judge)
  else addTrialCalls(app, parts, judge)
}
