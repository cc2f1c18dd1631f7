import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { loadSite } from '#tenants/load.ts'
import type { Site } from '#tenants/site.ts'
import { buildTime } from '../build/build-time.ts'
import type { IndexResult } from '../index-search/index-result.ts'
import { createSearchServer } from '../search-server/app.ts'
import { listenForSearch } from '../search-server/serve-search.ts'

/** Kept from one start to the next, so that the tokens in pages that were not built again stay good. */
function masterKey(root: string): string {
  const file = join(root, '.cache/search-server-key')
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

/** Dealers whose search host is a path of their own site: on this machine the same server answers it. */
function hostedHere(root: string): readonly Site[] {
  return dealerSlugs(root).flatMap((slug) => {
    const loaded = loadSite(slug, { root, env: process.env })
    return 'site' in loaded && loaded.site.search.host?.startsWith('/') ? [loaded.site] : []
  })
}

/** A server that answers searches, and whether it has all that it is asked for. */
interface LocalSearch {
  readonly app: Hono
  readonly isFilled: boolean
}

/** The moment whose stock a dealer's index is to hold. */
type MomentOf = (slug: string) => Date

/** Answers whether every index was filled; what was not is printed. */
async function fill(server: Hono, key: string, sites: readonly Site[], root: string, at: MomentOf): Promise<boolean> {
  const [{ indexSearch }, { reportForPeople }] = await Promise.all([
    import('../index-search.ts'),
    import('../index-search/report.ts'),
  ])
  const listening = await listenForSearch(server)
  const keys = Object.fromEntries(sites.map(({ search }) => [search.admin_key_env, key]))
  const env = { ...process.env, ...keys, MEILI_HOST: listening.url }
  const results: IndexResult[] = []
  for (const { slug } of sites)
    results.push(
      ...(await indexSearch({ root, now: at(slug), env, slugs: [slug], out: join(root, 'dist'), json: true })),
    )
  await listening.close()
  const isFilled = results.every(({ outcome }) => outcome !== 'failed')
  if (!isFilled) console.error(reportForPeople(results))
  return isFilled
}

/**
 * A search server for those dealers, filled with their stock; the build finds their tokens. What goes wrong is printed:
 * their sites search their own index then.
 */
async function open(root: string, at: MomentOf): Promise<LocalSearch> {
  const sites = hostedHere(root)
  const key = masterKey(root)
  const server = createSearchServer({ masterKey: key })
  const app = new Hono()
  for (const path of new Set(sites.map(({ search }) => search.host ?? ''))) app.route(path, server)
  const failed = (error: unknown): boolean => {
    console.error(error)
    return false
  }
  return { app, isFilled: sites.length === 0 || (await fill(server, key, sites, root, at).catch(failed)) }
}

const filled = new Map<string, Promise<LocalSearch>>()

/** The search server of a project on this machine, opened and filled once a process, as of now unless said otherwise. */
export function localSearch(root: string, at: MomentOf = () => buildTime()): Promise<LocalSearch> {
  const known = filled.get(root) ?? open(root, at)
  filled.set(root, known)
  return known
}

/** Answers the search host of dealers who have it on their own address; it is filled when somebody first searches. */
export function searchListener(
  root: string,
  at?: MomentOf,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let listener: Promise<ReturnType<typeof getRequestListener>> | undefined
  return async (request, response) => {
    listener ??= localSearch(root, at).then(({ app }) =>
      getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    )
    await (await listener)(request, response)
  }
}
