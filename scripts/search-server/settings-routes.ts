import { Hono } from 'hono'
import { countBy } from '#domain/data/count-by.ts'
import { bodyOf } from './request.ts'
import type { SearchIndex } from './search-index.ts'
import type { ServerState } from './server-state.ts'
import { changedSettings, defaultSettings } from './settings.ts'

function statsOf({ documents }: SearchIndex) {
  const fields = countBy([...documents.values()].flatMap((document) => Object.keys(document)))
  return { numberOfDocuments: documents.size, isIndexing: false, fieldDistribution: Object.fromEntries(fields) }
}

/** Routes of /indexes/:uid/stats and /indexes/:uid/settings. */
export function settingsRoutes(state: ServerState): Hono {
  const { indexes, tasks } = state
  const app = new Hono()
  app.get('/indexes/:uid/stats', (context) => {
    const { uid } = context.req.param()
    state.authorizeRequest(context, 'stats.get', uid)
    return context.json(statsOf(indexes.get(uid)))
  })
  app.get('/indexes/:uid/settings', (context) => {
    const { uid } = context.req.param()
    state.authorizeRequest(context, 'settings.get', uid)
    return context.json(indexes.get(uid).settings)
  })
  app.patch('/indexes/:uid/settings', async (context) => {
    const { uid } = context.req.param()
    state.authorizeRequest(context, 'settings.update', uid)
    const change = await bodyOf(context)
    changedSettings(defaultSettings, change)
    const work = () => indexes.getOrCreate(uid, null).change(change)
    return context.json(tasks.add('settingsUpdate', uid, work), 202)
  })
  return app
}
