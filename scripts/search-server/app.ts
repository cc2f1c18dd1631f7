import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { contentRoutes } from './content-routes.ts'
import { indexRoutes } from './index-routes.ts'
import { MeiliError } from './meili-error.ts'
import { bodyOf, pageOf } from './request.ts'
import { searchRoutes } from './search-routes.ts'
import { ServerState } from './server-state.ts'

export interface SearchServerOptions {
  /** Opens everything; keys and tokens follow from it. */
  readonly masterKey: string
  readonly now?: () => Date
  /** The version it says it is. */
  readonly version?: string
}

function keyRoutes(state: ServerState): Hono {
  const app = new Hono()
  app.get('/keys', (context) => {
    state.admit(context, 'keys.get')
    return context.json(pageOf(context, state.keys.all()))
  })
  app.post('/keys', async (context) => {
    state.admit(context, 'keys.create')
    return context.json(state.keys.create(await bodyOf(context)), 201)
  })
  app.get('/keys/:key', (context) => {
    state.admit(context, 'keys.get')
    return context.json(state.keys.get(context.req.param('key')))
  })
  app.delete('/keys/:key', (context) => {
    state.admit(context, 'keys.delete')
    state.keys.delete(context.req.param('key'))
    return context.body(null, 204)
  })
  return app
}

function taskRoutes(state: ServerState): Hono {
  const app = new Hono()
  app.get('/tasks', (context) => {
    state.admit(context, 'tasks.get')
    return context.json(pageOf(context, state.tasks.all()))
  })
  app.get('/tasks/:uid', (context) => {
    state.admit(context, 'tasks.get')
    return context.json(state.tasks.get(context.req.param('uid')))
  })
  return app
}

/**
 * A search server for this machine: the routes of Meilisearch that a site and the index run use, answered by the static
 * engine. All it holds is in memory. For demos and tests; the behaviour is Meilisearch's as far as it goes.
 */
export function createSearchServer(options: SearchServerOptions): Hono {
  const { masterKey, now = () => new Date(), version = '1.53.0' } = options
  const state = new ServerState(masterKey, now)
  const app = new Hono()
  app.use(cors({ origin: '*', maxAge: 86_400 }))
  app.get('/health', (context) => context.json({ status: 'available' }))
  app.get('/version', (context) => {
    state.admit(context, 'version')
    return context.json({ commitSha: 'unknown', commitDate: 'unknown', pkgVersion: version })
  })
  for (const routes of [searchRoutes, contentRoutes, indexRoutes, keyRoutes, taskRoutes]) app.route('/', routes(state))
  app.notFound((context) => {
    const error = new MeiliError('not_found', `There is nothing at ${context.req.path}.`)
    return context.json(error.body, error.status)
  })
  app.onError((error, context) => {
    const known = error instanceof MeiliError ? error : new MeiliError('internal', String(error))
    return context.json(known.body, known.status)
  })
  return app
}
