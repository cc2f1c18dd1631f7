import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { loadSite } from '#tenants/load.ts'
import type { Site } from '#tenants/site.ts'
import { buildTime } from '../build/build-time.ts'
import { LiveReleaseDamaged, liveRelease } from '../build/release/live.ts'
import { leadApi } from '../lead-api/app.ts'
import { leadDealersOf } from '../lead-api/deliveries/lead-dealers.ts'
import type { LeadDealer } from '../lead-api/deliveries/receivers.ts'
import { searchListener } from '../lib/local-search.ts'
import { createListener, type Limits } from './listener.ts'
import { routes } from './routes.ts'
import { loadSitePreviews } from './site-previews.ts'

export interface ServeOptions {
  /** Folder that holds `<slug>/current`. */
  readonly out: string
  /** The project with the dealers' files (hours, search hosts); the current folder by default. */
  readonly root?: string
  /** 0 picks a free port. */
  readonly port: number
  /** SQLite file of the leads, or ':memory:'. */
  readonly leads: string
  /** Token for access to the leads from other machines; without one they have none. */
  readonly leadsToken?: string
  readonly limits?: Partial<Limits>
}

function portOf(server: Server): number {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** Sites for the lead API and the start page; those with faulty files are omitted. */
function sitesOf(root: string): Site[] {
  return dealerSlugs(root).flatMap((slug) => {
    const loaded = loadSite(slug, { root, env: process.env })
    return 'site' in loaded ? [loaded.site] : []
  })
}

/** Limits a dealer's receivers to mail, which stays in the outbox of the leads page: nothing leaves a trial machine. */
function toOutbox({ site, file }: LeadDealer): LeadDealer {
  if (!file) return { site, file }
  const mailed = file.receivers.filter(({ via }) => via === 'email' || via === 'adf-email')
  return { site, file: { ...file, receivers: mailed } }
}

/**
 * Build time of the live release; another time would fill an index that its pages do not use, once a sold car's days
 * are over.
 */
function builtAt(out: string, slug: string): Date {
  try {
    const live = liveRelease(out, slug)
    return live ? new Date(live.builtAt) : buildTime()
  } catch (error) {
    if (!(error instanceof LiveReleaseDamaged)) throw error
    return buildTime()
  }
}

/**
 * Serves every dealer's live release, the start page and the lead API.
 * @throws when the port cannot be listened on
 */
export function serve(options: ServeOptions): Promise<{ server: Server; port: number }> {
  const { out, root = process.cwd(), leads, leadsToken = null, limits = {} } = options
  const sites = sitesOf(root)
  const { dealers, mistakes } = leadDealersOf(root, sites)
  for (const mistake of mistakes) console.error(mistake)
  const senders = { from: 'leads@forecourt.example', page: null, env: process.env }
  const outgoing = { dealers: dealers.map(toOutbox), senders, isShared: false }
  const { app, begin, close } = leadApi({ file: leads, sites, leadsToken, outgoing })
  const server: Server = createListener(
    routes({
      out,
      leads: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
      search: searchListener(root, (slug) => builtAt(out, slug)),
      port: () => portOf(server),
      portraits: loadSitePreviews(root, sites),
    }),
    limits,
  )
  server.on('close', () => void close())
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(options.port, process.env.HOST || '127.0.0.1', () => {
      begin()
      server.off('error', reject).on('error', (error) => console.error(`The server: ${error.message}`))
      resolve({ server, port: portOf(server) })
    })
  })
}
