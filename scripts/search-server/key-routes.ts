import { Hono } from 'hono'
import { bodyOf, pageOf } from './request.ts'
import type { ServerState } from './server-state.ts'

/** Routes of /keys. */
export function keyRoutes(state: ServerState): Hono {
  const app = new Hono()
  app.get('/keys', (context) => {
    state.authorizeRequest(context, 'keys.get')
    return context.json(pageOf(context, state.keys.all()))
  })
  app.post('/keys', async (context) => {
    state.authorizeRequest(context, 'keys.create')
    return context.json(state.keys.create(await bodyOf(context)), 201)
  })
  app.get('/keys/:key', (context) => {
    state.authorizeRequest(context, 'keys.get')
    return context.json(state.keys.get(context.req.param('key')))
  })
  app.delete('/keys/:key', (context) => {
    state.authorizeRequest(context, 'keys.delete')
    state.keys.delete(context.req.param('key'))
    return context.body(null, 204)
  })
  return app
}

/** Routes of /tasks. */
export function taskRoutes(state: ServerState): Hono {
  const app = new Hono()
  app.get('/tasks', (context) => {
    state.authorizeRequest(context, 'tasks.get')
    return context.json(pageOf(context, state.tasks.all()))
  })
  app.get('/tasks/:uid', (context) => {
    state.authorizeRequest(context, 'tasks.get')
    return context.json(state.tasks.get(context.req.param('uid')))
  })
  return app
}
