import { Hono } from 'hono'
import * as v from 'valibot'
import { MeiliError } from './meili-error.ts'
import { pageOf, readBody } from './request.ts'
import type { SearchIndex } from './search-index.ts'
import type { ServerState } from './server-state.ts'

const creation = v.object({ uid: v.string(), primaryKey: v.nullish(v.string()) })

const told = (uid: string, { createdAt, updatedAt, primaryKey }: SearchIndex) => ({
  uid,
  createdAt,
  updatedAt,
  primaryKey,
})

/** Routes of /indexes. */
export function indexRoutes(state: ServerState): Hono {
  const { indexes, tasks } = state
  const app = new Hono()
  app.get('/indexes', (context) => {
    state.authorizeRequest(context, 'indexes.get')
    return context.json(
      pageOf(
        context,
        indexes.all().map(([uid, index]) => told(uid, index)),
      ),
    )
  })
  app.post('/indexes', async (context) => {
    state.authorizeRequest(context, 'indexes.create')
    const { uid, primaryKey } = await readBody(context, creation)
    if (!/^[A-Za-z0-9_-]{1,512}$/.test(uid))
      throw new MeiliError('invalid_index_uid', `\`${uid}\` is not a valid index uid.`)
    return context.json(
      tasks.add('indexCreation', uid, () => void indexes.create(uid, primaryKey ?? null)),
      202,
    )
  })
  app.get('/indexes/:uid', (context) => {
    const { uid } = context.req.param()
    state.authorizeRequest(context, 'indexes.get', uid)
    return context.json(told(uid, indexes.get(uid)))
  })
  app.delete('/indexes/:uid', (context) => {
    const { uid } = context.req.param()
    state.authorizeRequest(context, 'indexes.delete', uid)
    return context.json(
      tasks.add('indexDeletion', uid, () => indexes.delete(uid)),
      202,
    )
  })
  return app
}
