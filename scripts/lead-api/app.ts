import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { Site } from '#tenants/site.ts'
import { dealersOf } from './asked/dealers.ts'
import type { StoredLead } from './asked/stored-lead.ts'
import { closeAll } from './close-all.ts'
import { type Mailer, outboxMailer } from './deliveries/mailer.ts'
import { planDeliveries, planHeld } from './deliveries/plan.ts'
import { releaseClaims } from './deliveries/queue.ts'
import type { LeadDealer } from './deliveries/receivers.ts'
import type { Senders } from './deliveries/send.ts'
import { startWorker, type Worker } from './deliveries/worker.ts'
import { faultSchema, faultScript, withFaults } from './http/faults.ts'
import { holdRoutes } from './http/hold-routes.ts'
import type { Judge } from './http/judge.ts'
import { settleFiles } from './http/kept-files.ts'
import { type LeadService, leadRoutes } from './http/lead-routes.ts'
import { type RateLimits, rateLimits } from './http/limits.ts'
import { lookupRoutes, slotRoutes } from './http/lookups.ts'
import { type KnownSites, ownOrigins } from './http/origins.ts'
import { challengeRoute, proofsOf } from './http/proofs.ts'
import { streamedBodies } from './http/streamed-body.ts'
import { uploadGuard } from './http/upload-guard.ts'
import { largestUpload } from './http/uploads.ts'
import { type Cleaning, purgeLeads, startPurging, startSweeping } from './keep-days.ts'
import { logText } from './log-text.ts'
import { leadPages } from './page/lead-pages.ts'
import { settleHold } from './store/holds.ts'
import { keepingCheck } from './store/keeping.ts'
import { type LeadStore, leadStore, type WhenKept } from './store/lead-store.ts'
import { type Opened, openDatabase } from './store/open-database.ts'
import { pendingUploadsOf, sweepPendingUploads } from './store/pending-uploads.ts'
import type { Database } from './store/tables.ts'
import { vitalSigns } from './vital-signs.ts'

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
  /** Whom leads go out to, and how; without it they stay. */
  readonly outgoing?: Outgoing
  /** Under which work of browsers is asked for; one of this process's own unless it is named. */
  readonly proofSecret?: string | undefined
  /** What holds where anybody may call; without it everything is taken, and look-ups answer as a trial needs them. */
  readonly real?: RealUse
}

/** How a lead API is kept where anybody may call it. */
export interface RealUse {
  readonly known: KnownSites
  readonly rates: RateLimits
  /** Bytes that the folder of files may hold. */
  readonly mostBytes: number
  readonly addressOf: (context: Context) => string
}

/** What goes out of leads. */
export interface Outgoing {
  readonly dealers: readonly LeadDealer[]
  /** Mails are kept to be looked at where no mailer is named. */
  readonly mailer?: Mailer
  readonly senders: Omit<Senders, 'mailer'>
  /** Several processes share the database. */
  readonly isShared: boolean
}

/** A lead API that runs. */
export interface LeadApi {
  readonly app: Hono
  readonly db: Database
  /**
   * Begins what goes out of the leads and what is deleted of them. To be called once calls are taken: a second process that
   * finds its port in use would else send again what the first has on its way.
   */
  begin(): void
  /** Takes nothing new on, waits for what is on its way, and closes the database, whatever failed before. */
  close(): Promise<void>
}

async function setFaults(context: Context, set: (faults: v.InferOutput<typeof faultSchema>[]) => void) {
  const read = v.safeParse(v.array(faultSchema), await context.req.json().catch(() => null))
  if (!read.success) return context.json({ message: 'Not a list of faults.' }, 422)
  set(read.output)
  return context.json({ waiting: read.output.length })
}

type Parts = Omit<LeadApiOptions, 'outgoing'> & { readonly now: () => Date }

function dealerAmong(dealers: readonly LeadDealer[]) {
  const bySlug = new Map(dealers.map((dealer) => [dealer.site.slug, dealer]))
  return ({ lead }: StoredLead) => bySlug.get(String(lead.website_slug)) ?? null
}

interface OutgoingParts {
  readonly db: Database
  readonly store: LeadStore
  readonly now: () => Date
}

/** Goes on where the process before ended: what that had on its way is due again, and what it held is planned. */
async function goOn({ db, now }: OutgoingParts, { dealers, isShared }: Outgoing): Promise<void> {
  if (!isShared) await releaseClaims(db)
  const planned = await planHeld(db, dealerAmong(dealers), now())
  if (planned > 0) console.log(`${planned} leads that waited for a leads.yaml go to its receivers.`)
}

function workerOf(parts: OutgoingParts, outgoing: Outgoing): Worker {
  const { dealers, mailer, senders, isShared } = outgoing
  const sent = { ...senders, mailer: mailer ?? outboxMailer(parts.db) }
  const report = (text: string) => console.error(text)
  const first = () => goOn(parts, outgoing)
  return startWorker({ ...parts, senders: sent, dealerOf: dealerAmong(dealers), isShared, first, report })
}

/** Sends what a call has left to be sent, without keeping the caller. */
const waking = (worker: Worker | null): MiddlewareHandler => {
  return async (context, next) => {
    await next()
    if (worker && context.req.method !== 'GET' && context.res.status < 400) worker.wake()
  }
}

/** Who asks for work, by the sites' own settings. */
function judgeOf(sites: readonly Site[], secret = randomBytes(32).toString('hex')): Judge {
  const asking = new Set(sites.filter(({ forms }) => forms.proof_of_work).map(({ slug }) => slug))
  return { proofs: proofsOf(secret), asksWork: (website) => asking.has(website) }
}

type JudgedService = LeadService & { readonly judge: Judge }

/** The calls as anybody may make them: known pages alone, so many at a time, and slots beside them. */
function addRealCalls(app: Hono, db: Database, real: RealUse, service: JudgedService, sites: readonly Site[]) {
  const { known, rates, addressOf, mostBytes } = real
  const siteOf = (context: Context) => context.req.header('origin') ?? ''
  app.use('/api/*', cors({ origin: (origin) => (known.isOrigin(origin) ? origin : null) }))
  app.use('/api/*', ownOrigins(known), rateLimits(rates, addressOf, siteOf))
  app.route('/api', leadRoutes({ ...service, known, uploads: uploadGuard(service.folder, mostBytes) }))
  app.route('/api', slotRoutes(sites, service.now))
  app.route('/api', holdRoutes(db, service.now))
  app.route('/api', challengeRoute(service.judge.proofs, service.now))
}

function addCalls(
  app: Hono,
  db: Database,
  { folder, sites = [], faults, now, real, proofSecret }: Parts & { readonly folder: string },
  kept: Pick<LeadService, 'store' | 'pending'>,
) {
  const judge = judgeOf(sites, proofSecret)
  if (real) return addRealCalls(app, db, real, { ...kept, folder, now, judge }, sites)
  app.use('/api/*', cors())
  app.use('/mock/*', cors())
  if (faults) {
    const script = faultScript()
    app.post('/faults', (context) => setFaults(context, script.set))
    app.use('/api/*', withFaults(script))
  }
  for (const prefix of ['/api', '/mock']) {
    app.route(prefix, leadRoutes({ ...kept, folder, now, judge }))
    app.route(prefix, challengeRoute(judge.proofs, now))
    app.route(prefix, lookupRoutes(sites, now))
    app.route(prefix, holdRoutes(db, now))
  }
}

/** A lead API: /api/*, the same under /mock/*, /leads, /leads.csv and /openapi.json, and what goes out of its leads. */
export function leadApi(options: LeadApiOptions): LeadApi {
  const now = options.now ?? (() => new Date())
  const beside = options.file === ':memory:' ? join(tmpdir(), 'forecourt-lead-files') : `${options.file}-files`
  const { db, ready } = options.database ?? openDatabase({ file: options.file })
  const { outgoing } = options
  const plan = outgoing ? planDeliveries(dealerAmong(outgoing.dealers)) : undefined
  const pending = pendingUploadsOf(db)
  const whenKept: WhenKept = async (work, stored, at) => {
    await settleFiles(pending)(work, stored, at)
    await settleHold(work, stored, at)
    await plan?.(work, stored, at)
  }
  const store = leadStore(db, whenKept)
  const guard = { db, token: options.leadsToken ?? null, isOpenHere: options.real === undefined }
  const app = new Hono()
  app.use(streamedBodies)
  app.use(async (_context, next) => {
    await ready
    await next()
  })
  let worker: Worker | null = null
  let cleaning: readonly Cleaning[] = []
  let begun: Promise<void> | undefined
  const beginWith = async (given: Outgoing): Promise<void> => {
    await ready
    worker = workerOf({ db, store, now }, given)
    worker.wake()
    const report = (text: string) => console.log(text)
    cleaning = [
      startPurging(() => purgeLeads(db, given.dealers, now(), report), console.error),
      startSweeping(() => sweepPendingUploads(db, now()), console.error),
    ]
  }
  app.use((context, next) => waking(worker)(context, next))
  const folder = options.folder ?? beside
  addCalls(app, db, { ...options, now, folder }, { store, pending })
  // Beside a PostgreSQL there is no such file.
  const paths = [join(folder, 'a file'), ...(existsSync(options.file) ? [options.file] : [])]
  app.route('/', vitalSigns(db, keepingCheck({ db, paths, room: largestUpload })))
  app.route('/', leadPages({ guard, store, dealers: dealersOf(options.sites ?? []), now }))
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    console.error(`${context.req.method} ${context.req.path} failed: ${logText(error)}`)
    return context.json({}, 500)
  })
  return {
    app,
    db,
    begin() {
      if (outgoing) begun ??= beginWith(outgoing)
      begun?.catch(() => undefined)
    },
    async close() {
      await begun?.catch(() => undefined)
      const parts = [...(worker ? [worker] : []), ...cleaning].map((part) => () => part.stop())
      await closeAll([...parts, () => outgoing?.mailer?.close(), () => db.destroy()])
    },
  }
}

/** The lead API as tests and the development server have it: nothing goes out. */
export function createLeadApp(options: Omit<LeadApiOptions, 'outgoing'>): Hono {
  return leadApi(options).app
}
