import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Site } from '#tenants/site.ts'
import { streamedBodies } from '../lib/streamed-body.ts'
import { ownHeaders } from '../serve/own-headers.ts'
import { dealersOf } from './asked/dealers.ts'
import { addBrowserRoutes, type PublicAccessChecks } from './browser-routes.ts'
import { closeAll } from './close-all.ts'
import { planDeliveries } from './deliveries/plan.ts'
import { healthRoutes } from './health-routes.ts'
import { assignUploadedFiles } from './http/lead-files.ts'
import { createErrorResponse } from './http/post-kind.ts'
import { largestUpload } from './http/uploads.ts'
import { logText } from './log-text.ts'
import { type Background, createDealerLookup, type Outgoing, startBackground } from './outgoing.ts'
import { leadPages } from './page/lead-pages.ts'
import { settleHold } from './store/holds.ts'
import { type LeadStore, leadStore, type OnLeadStored } from './store/lead-store.ts'
import { type Opened, openDatabase } from './store/open-database.ts'
import { type PendingUploads, pendingUploadsOf } from './store/pending-uploads.ts'
import { createStorageCheck } from './store/storage-check.ts'
import type { Database } from './store/tables.ts'

/** Options of a lead API. */
export interface LeadApiOptions {
  /** The SQLite file, or `:memory:`. */
  readonly file: string
  /** Folder of uploaded files. Default: `<file>-files`, or a temporary folder for `:memory:`. */
  readonly folder?: string
  /** Dealers' sites: source of appointment slots (opening hours) and of the location that answers a lead. */
  readonly sites?: readonly Site[]
  /** Token for reading leads from other machines, besides the tokens in the database; null for none. */
  readonly leadsToken?: string | null
  /** Enables `POST /faults`, which makes the next requests fail. For tests only, ignored when `real` is set. */
  readonly faults?: boolean
  readonly now?: () => Date
  /** An already opened database; `file` then only says where it is stored. */
  readonly database?: Opened
  /** Receivers of leads and how they are reached; nothing is delivered without it. */
  readonly outgoing?: Outgoing
  /** Secret that signs proof-of-work challenges; random per process by default. */
  readonly proofSecret?: string | undefined
  /** Checks for a publicly reachable API. Without it, any website's leads are accepted and look-ups return fixtures. */
  readonly real?: PublicAccessChecks
}

/** A running lead API. */
export interface LeadApi {
  readonly app: Hono
  readonly db: Database
  /**
   * Starts deliveries and scheduled deletion. Call it once the server listens: otherwise a second process that then
   * finds its port in use would send deliveries that the first has in flight.
   */
  begin(): void
  /** Stops new deliveries, waits for those in flight, and closes the database even if an earlier step failed. */
  close(): Promise<void>
}

/** Runs in the lead's own transaction: claims its files, updates the hold on its car and plans its deliveries. */
function settling(pending: PendingUploads, outgoing: Outgoing | undefined): OnLeadStored {
  const plan = outgoing && planDeliveries(createDealerLookup(outgoing.dealers))
  return async (work, stored, at) => {
    await assignUploadedFiles(pending)(work, stored, at)
    await settleHold(work, stored, at)
    await plan?.(work, stored, at)
  }
}

/** Wakes the delivery worker after a successful change, without delaying the response. */
function waking(background: () => Background | null): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.req.method !== 'GET' && context.res.status < 400) background()?.wake()
  }
}

/** Adds security headers to every response unless the page has set its own. */
const guarded: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(ownHeaders)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
}

function failed(error: Error, context: Context): Response | Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse()
  console.error(`${context.req.method} ${context.req.path} failed: ${logText(error)}`)
  return createErrorResponse(context, 'Something went wrong here. Please try again later, or ring us.', 500, {})
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
  addBrowserRoutes(app, { db, store, pending, folder, now, sites, faults, proofSecret, real })
  // With PostgreSQL the SQLite file does not exist.
  const paths = [join(folder, 'a file'), ...(existsSync(file) ? [file] : [])]
  app.route('/', healthRoutes(db, createStorageCheck({ db, paths, room: largestUpload })))
  const guard = { db, token: leadsToken, isOpenHere: real === undefined }
  app.route('/', leadPages({ guard, store, dealers: dealersOf(sites), now }))
  app.onError(failed)
  return app
}

/** A lead API: /api/* (in trials also /mock/*), /leads, /leads.csv, /openapi.json, and deliveries of its leads. */
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

/** The lead API for tests and the development server: without deliveries. */
export function createLeadApp(options: Omit<LeadApiOptions, 'outgoing'>): Hono {
  return leadApi(options).app
}
