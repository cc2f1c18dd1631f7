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

/** The master key, kept between starts so that the tokens in pages that are not rebuilt stay valid. */
function masterKey(root: string): string {
  const file = join(root, '.cache/search-server-key')
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

/** Dealers whose search host is a path of their own site, which a local server handles. */
function hostedHere(root: string): readonly Site[] {
  return dealerSlugs(root).flatMap((slug) => {
    const loaded = loadSite(slug, { root, env: process.env })
    return 'site' in loaded && loaded.site.search.host?.startsWith('/') ? [loaded.site] : []
  })
}

/** A local search server, and whether all its indexes were filled. */
interface LocalSearch {
  readonly app: Hono
  readonly isFilled: boolean
}

/** Dealer slug -> moment whose stock the dealer's index holds. */
type MomentOf = (slug: string) => Date

/** Fills the indexes; returns whether all succeeded, and prints the report otherwise. */
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
 * A search server for those dealers, filled with their stock; the build finds their tokens. Errors are only printed:
 * the sites then fall back to their static index.
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

/** The local search server of a project, opened and filled once per process; with today's stock by default. */
export function localSearch(root: string, at: MomentOf = () => buildTime()): Promise<LocalSearch> {
  const known = filled.get(root) ?? open(root, at)
  filled.set(root, known)
  return known
}

/** Request listener for search hosts on the dealers' own sites; the indexes are filled on the first request. */
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
