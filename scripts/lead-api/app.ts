import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Site } from '#tenants/site.ts'
import { streamedBodies } from '../lib/streamed-body.ts'
import { ownHeaders } from '../serve/own-headers.ts'
import { dealersOf } from './asked/dealers.ts'
import { addCalls, type RealUse } from './calls.ts'
import { closeAll } from './close-all.ts'
import { planDeliveries } from './deliveries/plan.ts'
import { settleFiles } from './http/kept-files.ts'
import { notTaken } from './http/post-kind.ts'
import { largestUpload } from './http/uploads.ts'
import { logText } from './log-text.ts'
import { type Background, dealerAmong, type Outgoing, startBackground } from './outgoing.ts'
import { leadPages } from './page/lead-pages.ts'
import { settleHold } from './store/holds.ts'
import { keepingCheck } from './store/keeping.ts'
import { type LeadStore, leadStore, type WhenKept } from './store/lead-store.ts'
import { type Opened, openDatabase } from './store/open-database.ts'
import { type PendingUploads, pendingUploadsOf } from './store/pending-uploads.ts'
import type { Database } from './store/tables.ts'
import { vitalSigns } from './vital-signs.ts'

/** How a lead API is set up. */
export interface LeadApiOptions {
  /** The SQLite file, or `:memory:`. */
  readonly file: string
  /** Where files of leads lie; a folder beside the SQLite file unless another is named. */
  readonly folder?: string
  /** The dealers: their hours make the appointment slots, and their places answer where a form says no more. */
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

/** What is settled in the same transaction as a lead: its files, the hold on its car and whom it goes to. */
function settling(pending: PendingUploads, outgoing: Outgoing | undefined): WhenKept {
  const plan = outgoing && planDeliveries(dealerAmong(outgoing.dealers))
  return async (work, stored, at) => {
    await settleFiles(pending)(work, stored, at)
    await settleHold(work, stored, at)
    await plan?.(work, stored, at)
  }
}

/** Sends what a call has left to be sent, without keeping the caller. */
function waking(background: () => Background | null): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.req.method !== 'GET' && context.res.status < 400) background()?.wake()
  }
}

/** Headers that no answer goes without, of whatever it is made and whoever serves it; pages of ours say their own. */
const guarded: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(ownHeaders)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
}

function failed(error: Error, context: Context): Response | Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse()
  console.error(`${context.req.method} ${context.req.path} failed: ${logText(error)}`)
  return notTaken(context, 'Something went wrong here. Please try again later, or ring us.', 500, {})
}

interface Kept extends Opened {
  readonly pending: PendingUploads
  readonly store: LeadStore
  readonly now: () => Date
}

function routes(options: LeadApiOptions, kept: Kept, background: () => Background | null): Hono {
  const { db, ready, store, pending, now } = kept
  const { file, sites = [], faults = false, leadsToken = null, proofSecret, real } = options
  const folder = options.folder ?? (file === ':memory:' ? join(tmpdir(), 'forecourt-lead-files') : `${file}-files`)
  const app = new Hono()
  app.use(guarded, streamedBodies)
  app.use(async (_context, next) => {
    await ready
    await next()
  })
  app.use(waking(background))
  addCalls(app, { db, store, pending, folder, now, sites, faults, proofSecret, real })
  // Beside a PostgreSQL there is no such file.
  const paths = [join(folder, 'a file'), ...(existsSync(file) ? [file] : [])]
  app.route('/', vitalSigns(db, keepingCheck({ db, paths, room: largestUpload })))
  const guard = { db, token: leadsToken, isOpenHere: real === undefined }
  app.route('/', leadPages({ guard, store, dealers: dealersOf(sites), now }))
  app.onError(failed)
  return app
}

/** A lead API: /api/*, the same under /mock/*, /leads, /leads.csv and /openapi.json, and what goes out of its leads. */
export function leadApi(options: LeadApiOptions): LeadApi {
  const { outgoing, file, now = () => new Date() } = options
  const { db, ready } = options.database ?? openDatabase({ file })
  const pending = pendingUploadsOf(db)
  const store = leadStore(db, settling(pending, outgoing))
  let background: Background | null = null
  let begun: Promise<void> | undefined
  return {
    app: routes(options, { db, ready, pending, store, now }, () => background),
    db,
    begin() {
      if (!outgoing) return
      begun ??= ready.then(() => {
        background = startBackground({ db, store, now }, outgoing)
      })
      begun.catch(() => undefined)
    },
    async close() {
      await begun?.catch(() => undefined)
      await closeAll([...(background?.stops ?? []), () => outgoing?.mailer?.close(), () => db.destroy()])
    },
  }
}

/** The lead API as tests and the development server have it: nothing goes out. */
export function createLeadApp(options: Omit<LeadApiOptions, 'outgoing'>): Hono {
  return leadApi(options).app
}
