import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { streamedBodies } from '../lib/streamed-body.ts'
import { documentRoutes } from './document-routes.ts'
import { indexRoutes } from './index-routes.ts'
import { keyRoutes, taskRoutes } from './key-routes.ts'
import { MeiliError } from './meili-error.ts'
import { searchPaths, searchRoutes } from './search-routes.ts'
import { ServerState } from './server-state.ts'
import { settingsRoutes } from './settings-routes.ts'

export interface SearchServerOptions {
  /** Opens everything; keys and tokens follow from it. An empty one is none: everybody may do everything. */
  readonly masterKey: string
  readonly now?: () => Date
  /** The version it says it is. */
  readonly version?: string
}

const rooms = [searchRoutes, documentRoutes, settingsRoutes, indexRoutes, keyRoutes, taskRoutes]

/** Bytes that Meilisearch takes in one request where nobody says otherwise. */
const mostBytes = 100 * 1024 * 1024

/** A search of a site weighs a few kilobytes, and anybody may send one. */
const mostOfSearch = 256 * 1024

const atMost = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      const limit = `the maximum accepted payload size is ${maxSize} bytes`
      throw new MeiliError('payload_too_large', `The provided payload reached the size limit: ${limit}.`)
    },
  })

/**
 * A search server for this machine: the routes of Meilisearch that a site and the index run use, answered by the static
 * engine. All it holds is in memory. For demos and tests; the behaviour is Meilisearch's as far as it goes.
 */
export function createSearchServer(options: SearchServerOptions): Hono {
  const { masterKey, now = () => new Date(), version = '1.53.0' } = options
  const state = new ServerState(masterKey, now)
  const app = new Hono()
  app.use(cors({ origin: '*', maxAge: 86_400 }), streamedBodies)
  for (const path of searchPaths) app.use(path, atMost(mostOfSearch))
  app.use(atMost(mostBytes))
  app.get('/health', (context) => context.json({ status: 'available' }))
  app.get('/version', (context) => {
    state.admit(context, 'version')
    return context.json({ commitSha: 'unknown', commitDate: 'unknown', pkgVersion: version })
  })
  for (const routes of rooms) app.route('/', routes(state))
  app.notFound((context) => context.body(null, 404))
  app.onError((error, context) => {
    const known = error instanceof MeiliError ? error : new MeiliError('internal', String(error))
    return context.json(known.body, known.status)
  })
  return app
}
