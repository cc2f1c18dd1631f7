import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { MeiliError } from './meili-error.ts'
import { bodyOf, documentsOf, pageOf, readBody } from './request.ts'
import type { SearchIndex } from './search-index.ts'
import type { ServerState } from './server-state.ts'

type Indexed = Context<object, '/indexes/:uid/*'>

function statsOf({ documents }: SearchIndex) {
  const fields: Record<string, number> = {}
  for (const document of documents.values())
    for (const name of Object.keys(document)) fields[name] = (fields[name] ?? 0) + 1
  return { numberOfDocuments: documents.size, isIndexing: false, fieldDistribution: fields }
}

/** /indexes/:uid/settings, /stats and /documents: what one index holds. */
export function contentRoutes(state: ServerState): Hono {
  const { indexes, tasks } = state
  const app = new Hono()
  const uidOf = (context: Indexed) => context.req.param('uid')
  const opened = (context: Indexed, action: string) => {
    state.admit(context, action, uidOf(context))
    return indexes.get(uidOf(context))
  }
  const adding = (completes: boolean) => async (context: Indexed) => {
    const uid = uidOf(context)
    state.admit(context, 'documents.add', uid)
    const primaryKey = context.req.query('primaryKey') ?? null
    const documents = await documentsOf(context)
    const work = () => indexes.getOrCreate(uid, primaryKey).add(documents, completes)
    const details = { receivedDocuments: documents.length, indexedDocuments: documents.length }
    return context.json(tasks.add('documentAdditionOrUpdate', uid, work, details), 202)
  }
  const removing = (context: Indexed, ids: readonly string[] | null) => {
    const uid = uidOf(context)
    state.admit(context, 'documents.delete', uid)
    const work = () => {
      const index = indexes.get(uid)
      index.remove(ids ?? [...index.documents.keys()])
    }
    return context.json(tasks.add('documentDeletion', uid, work), 202)
  }
  app.get('/indexes/:uid/stats', (context) => context.json(statsOf(opened(context, 'stats.get'))))
  app.get('/indexes/:uid/settings', (context) => context.json(opened(context, 'settings.get').settings))
  app.patch('/indexes/:uid/settings', async (context) => {
    const uid = uidOf(context)
    state.admit(context, 'settings.update', uid)
    const change = await bodyOf(context)
    return context.json(
      tasks.add('settingsUpdate', uid, () => indexes.getOrCreate(uid, null).change(change)),
      202,
    )
  })
  app.post('/indexes/:uid/documents', adding(false))
  app.put('/indexes/:uid/documents', adding(true))
  app.get('/indexes/:uid/documents', (context) =>
    context.json(pageOf(context, [...opened(context, 'documents.get').documents.values()])),
  )
  app.get('/indexes/:uid/documents/:id', (context) => {
    const document = opened(context, 'documents.get').documents.get(context.req.param('id'))
    if (!document) throw new MeiliError('document_not_found', `Document \`${context.req.param('id')}\` not found.`)
    return context.json(document)
  })
  app.delete('/indexes/:uid/documents', (context) => removing(context, null))
  app.delete('/indexes/:uid/documents/:id', (context) => removing(context, [context.req.param('id')]))
  app.post('/indexes/:uid/documents/delete-batch', async (context) =>
    removing(context, (await readBody(context, v.array(v.union([v.string(), v.number()])))).map(String)),
  )
  return app
}
