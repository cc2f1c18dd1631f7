import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { MeiliError } from './meili-error.ts'
import { documentsOf, pageOf, readBody } from './request.ts'
import type { ServerState } from './server-state.ts'

/** A request about the documents of one index. */
interface Asked {
  readonly state: ServerState
  readonly context: Context
  readonly uid: string
}

const idList = v.array(v.union([v.string(), v.number()]))

/** Adds documents. Existing ones are replaced, or merged with if `completes`. */
async function add({ state, context, uid }: Asked, completes: boolean): Promise<Response> {
  state.authorizeRequest(context, 'documents.add', uid)
  const primaryKey = context.req.query('primaryKey') ?? null
  const documents = await documentsOf(context)
  const work = () => state.indexes.getOrCreate(uid, primaryKey).add(documents, completes)
  const details = { receivedDocuments: documents.length, indexedDocuments: documents.length }
  return context.json(state.tasks.add('documentAdditionOrUpdate', uid, work, details), 202)
}

/** Deletes the documents with these ids; all if null. */
function remove({ state, context, uid }: Asked, ids: readonly string[] | null): Response {
  state.authorizeRequest(context, 'documents.delete', uid)
  const work = () => {
    const index = state.indexes.get(uid)
    index.remove(ids ?? [...index.documents.keys()])
  }
  return context.json(state.tasks.add('documentDeletion', uid, work), 202)
}

function get({ state, context, uid }: Asked, id: string): Response {
  state.authorizeRequest(context, 'documents.get', uid)
  const document = state.indexes.get(uid).documents.get(id)
  if (!document) throw new MeiliError('document_not_found', `Document \`${id}\` not found.`)
  return context.json(document)
}

function list({ state, context, uid }: Asked): Response {
  state.authorizeRequest(context, 'documents.get', uid)
  return context.json(pageOf(context, [...state.indexes.get(uid).documents.values()]))
}

/** Routes of /indexes/:uid/documents. */
export function documentRoutes(state: ServerState): Hono {
  const app = new Hono()
  const all = '/indexes/:uid/documents'
  const one = '/indexes/:uid/documents/:id'
  app.post(all, (context) => add({ state, context, ...context.req.param() }, false))
  app.put(all, (context) => add({ state, context, ...context.req.param() }, true))
  app.get(all, (context) => list({ state, context, ...context.req.param() }))
  app.delete(all, (context) => remove({ state, context, ...context.req.param() }, null))
  app.get(one, (context) => get({ state, context, ...context.req.param() }, context.req.param('id')))
  app.delete(one, (context) => remove({ state, context, ...context.req.param() }, [context.req.param('id')]))
  app.post(`${all}/delete-batch`, async (context) =>
    remove({ state, context, ...context.req.param() }, (await readBody(context, idList)).map(String)),
  )
  return app
}
