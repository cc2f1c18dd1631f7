import { noListings } from '#stock/delist.ts'
import type { StockFigures } from '#stock/figures.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import { listingsBefore } from '../build/listings.ts'
import { siteOf, stockOf } from '../build/load-tenant.ts'
import { DealerRefused } from '../build/refused.ts'
import { snapshotFile } from '../build/snapshot-source.ts'
import { type HostContents, hostContents } from './contents.ts'
import { fillIndex } from './fill.ts'
import { type FailureKind, failureOf, IndexFailure } from './index-failure.ts'
import { isCurrent, manifestEntry, refuseForeignIndex, remember } from './index-manifest.ts'
import { addressOf, connectServer, type SearchServer } from './search-server.ts'
import { deleteOld, stampedName, swapIn } from './swap.ts'
import { checkOwnKey, leaveToken } from './token.ts'
import { verifyIndex } from './verify-index.ts'

export interface IndexJob {
  readonly slug: string
  /** The folder that holds dealers/ and stock/, and gets the tokens. */
  readonly root: string
  readonly now: Date
  readonly env: NodeJS.ProcessEnv
  /** Where releases go: the addresses of cars there are those that searches lead to. None where nothing is built. */
  readonly out?: string
  /** A snapshot to use instead of the dealer's own. */
  readonly stock?: string | undefined
  /** Fill even what has not changed. */
  readonly force?: boolean
  readonly acceptDrop?: boolean
}

/** What became of one dealer's index. */
export interface IndexResult {
  readonly slug: string
  /** not hosted: the dealer's own index answers, so there was nothing to do. */
  readonly outcome: 'filled' | 'unchanged' | 'not hosted' | 'failed'
  readonly index: string | null
  readonly documents: number
  /** Old indexes that were deleted. */
  readonly deleted: number
  readonly hasNewToken: boolean
  readonly ms: number
  readonly kind: FailureKind | null
  readonly problems: readonly string[]
}

type Tell = (what: string) => void
type Outcome = Omit<IndexResult, 'slug' | 'ms'>

const nothing: Outcome = {
  outcome: 'not hosted',
  index: null,
  documents: 0,
  deleted: 0,
  hasNewToken: false,
  kind: null,
  problems: [],
}

/** What an index should hold, and whether it does already. */
interface Plan {
  readonly site: Site
  readonly now: Date
  readonly showroom: Showroom
  readonly contents: HostContents
  readonly isCurrent: boolean
  /** What the next night's stock is held against. */
  readonly figures: StockFigures
}

/** @throws DealerRefused or IndexFailure when the stock or the index is not to be used */
async function planFor(
  site: Site,
  job: IndexJob,
  { client, host, hasSplitAttributeRule }: SearchServer,
): Promise<Plan> {
  const { root, now, out, stock, force = false, acceptDrop = false } = job
  const known = await manifestEntry(client, site.search.index)
  if (!force) refuseForeignIndex(known, site, host)
  const file = await snapshotFile(site, root, stock)
  const live = known && { cars: known.documents, figures: known.figures }
  const listings = out === undefined ? noListings : listingsBefore(out, site.slug).listings
  const { showroom, figures } = stockOf(site, file, { root, now, live, acceptDrop, listings })
  const contents = hostContents(site, showroom, hasSplitAttributeRule)
  return {
    showroom,
    figures,
    site,
    now,
    contents,
    isCurrent: !force && (await isCurrent(client, known, contents.digest)),
  }
}

/** Fills a new index and checks it. What was begun and failed is taken away again. */
async function fillBeside(server: SearchServer, stamped: string, plan: Plan, tell: Tell): Promise<void> {
  try {
    await fillIndex(server.client, stamped, plan.contents, tell)
    tell('checking')
    await verifyIndex(server, stamped, plan)
  } catch (error) {
    await server.client.deleteIndex(stamped).catch(() => undefined)
    throw error
  }
}

/** Puts a new index in the place of the one in use. Answers how many old ones were deleted. */
async function replace(server: SearchServer, plan: Plan, tell: Tell): Promise<number> {
  const { client } = server
  const { site, now, contents, figures } = plan
  const { index } = site.search
  const stamped = stampedName(index, now)
  await fillBeside(server, stamped, plan, tell)
  tell('swapping')
  await swapIn(client, index, stamped)
  const { digest, documents } = contents
  await remember(client, { index, dealer: site.slug, digest, documents: documents.length, figures })
  return deleteOld(client, index, stamped, now)
}

/** Sees to the key that pages carry. Answers whether there is a new token. */
async function seeToKey(site: Site, { root, now }: IndexJob, { client, host }: SearchServer): Promise<boolean> {
  const wish = { client, host, site, root, now }
  if (site.search.key === null) return leaveToken(wish)
  await checkOwnKey(wish, site.search.key)
  return false
}

async function bringUpToDate(site: Site, job: IndexJob, tell: Tell): Promise<Outcome> {
  const { host, key } = addressOf(site, job.env)
  try {
    const server = await connectServer(host, key)
    const plan = await planFor(site, job, server)
    const deleted = plan.isCurrent ? 0 : await replace(server, plan, tell)
    const outcome = plan.isCurrent ? 'unchanged' : 'filled'
    const documents = plan.contents.documents.length
    const hasNewToken = await seeToKey(site, job, server)
    return { ...nothing, outcome, index: site.search.index, documents, deleted, hasNewToken }
  } catch (error) {
    throw error instanceof DealerRefused ? error : failureOf(error, host, site.search.admin_key_env)
  }
}

/** Brings one dealer's index up to date. Never throws: a failure is a result, and the index in use stays. */
export async function indexDealer(job: IndexJob, tell: Tell): Promise<IndexResult> {
  const started = performance.now()
  const finished = (outcome: Outcome): IndexResult => ({
    slug: job.slug,
    ...outcome,
    ms: Math.round(performance.now() - started),
  })
  try {
    const site = siteOf(job.slug, job.root)
    return finished(site.search.engine === 'meilisearch' ? await bringUpToDate(site, job, tell) : nothing)
  } catch (error) {
    if (error instanceof DealerRefused)
      return finished({ ...nothing, outcome: 'failed', kind: 'dealer', problems: error.problems })
    const { kind, lines } = error instanceof IndexFailure ? error : failureOf(error, job.slug, '')
    return finished({ ...nothing, outcome: 'failed', kind, problems: lines })
  }
}
