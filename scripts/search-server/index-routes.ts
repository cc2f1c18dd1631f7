import { Hono } from 'hono'
import * as v from 'valibot'
import { pageOf, readBody } from './request.ts'
import type { SearchIndex } from './search-index.ts'
import type { ServerState } from './server-state.ts'

const creation = v.object({ uid: v.string(), primaryKey: v.nullish(v.string()) })
const swaps = v.array(v.object({ indexes: v.tuple([v.string(), v.string()]) }))

const told = (uid: string, { createdAt, updatedAt, primaryKey }: SearchIndex) => ({
  uid,
  createdAt,
  updatedAt,
  primaryKey,
})

/** /indexes and /swap-indexes: what indexes there are. */
export function indexRoutes(state: ServerState): Hono {
  const { indexes, tasks } = state
  const app = new Hono()
  app.get('/indexes', (context) => {
    state.admit(context, 'indexes.get')
    return context.json(
      pageOf(
        context,
        indexes.all().map(([uid, index]) => told(uid, index)),
      ),
    )
  })
  app.post('/indexes', async (context) => {
    state.admit(context, 'indexes.create')
    const { uid, primaryKey } = await readBody(context, creation)
    return context.json(
      tasks.add('indexCreation', uid, () => void indexes.create(uid, primaryKey ?? null)),
      202,
    )
  })
  app.get('/indexes/:uid', (context) => {
    const { uid } = context.req.param()
    state.admit(context, 'indexes.get', uid)
    return context.json(told(uid, indexes.get(uid)))
  })
  app.delete('/indexes/:uid', (context) => {
    const { uid } = context.req.param()
    state.admit(context, 'indexes.delete', uid)
    return context.json(
      tasks.add('indexDeletion', uid, () => indexes.delete(uid)),
      202,
    )
  })
  app.post('/swap-indexes', async (context) => {
    state.admit(context, 'indexes.swap')
    const pairs = (await readBody(context, swaps)).map((swap) => swap.indexes)
    return context.json(
      tasks.add('indexSwap', null, () => indexes.swap(pairs)),
      202,
    )
  })
  return app
}
