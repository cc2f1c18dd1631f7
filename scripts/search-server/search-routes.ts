import { Hono } from 'hono'
import * as v from 'valibot'
import type { SearchResult } from '#search/transport/transport.ts'
import { MeiliError } from './meili-error.ts'
import { bodyOf, readBody } from './request.ts'
import { answerFacetSearch, answerSearch } from './search.ts'
import type { ServerState } from './server-state.ts'

const multiSearch = v.object({ queries: v.array(v.looseObject({ indexUid: v.string() })) })

/** Adds the query's position to an error; the first failing query fails the whole request. */
async function inside(at: number, work: () => Promise<SearchResult>): Promise<SearchResult> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof MeiliError) || error.status === 403) throw error
    // A multi-search never responds with 404: the whole request is invalid.
    throw new MeiliError(error.code, `Inside \`.queries[${at}]\`: ${error.message}`, 400)
  }
}

const [many, one, facet] = ['/multi-search', '/indexes/:uid/search', '/indexes/:uid/facet-search'] as const

/** Paths of searches, which need only a search key. */
export const searchPaths = [many, one, facet]

export function searchRoutes(state: ServerState): Hono {
  const app = new Hono()
  app.post(many, async (context) => {
    state.authorizeRequest(context, 'search')
    const { queries } = await readBody(context, multiSearch)
    const results: SearchResult[] = []
    for (const [at, { indexUid, ...query }] of queries.entries()) {
      const held = state.authorizeRequest(context, 'search', indexUid)
      results.push(await inside(at, () => answerSearch(indexUid, state.indexes.get(indexUid), query, held)))
    }
    return context.json({ results })
  })
  app.post(one, async (context) => {
    const { uid } = context.req.param()
    const held = state.authorizeRequest(context, 'search', uid)
    const { indexUid: _, ...result } = await answerSearch(uid, state.indexes.get(uid), await bodyOf(context), held)
    return context.json(result)
  })
  app.post(facet, async (context) => {
    const { uid } = context.req.param()
    const held = state.authorizeRequest(context, 'search', uid)
    return context.json(await answerFacetSearch(state.indexes.get(uid), await bodyOf(context), held))
  })
  return app
}
