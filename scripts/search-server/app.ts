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
  /** Allows everything; API keys are derived from it. With an empty one, no request needs authorisation. */
  readonly masterKey: string
  readonly now?: () => Date
  /** The Meilisearch version it reports. */
  readonly version?: string
}

const rooms = [searchRoutes, documentRoutes, settingsRoutes, indexRoutes, keyRoutes, taskRoutes]

/** Meilisearch's default limit on a request body, in bytes. */
const mostBytes = 100 * 1024 * 1024

/** Limit on the body of a search, in bytes: searches are a few kilobytes, and anyone can send one. */
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
 * An in-memory stand-in for Meilisearch, for demos and tests: the routes that sites and the index run use, answered by
 * the static engine. What it implements behaves like Meilisearch.
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
    state.authorizeRequest(context, 'version')
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
