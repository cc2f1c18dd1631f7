import { noListings } from '#stock/delist.ts'
import type { StockFigures } from '#stock/figures.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import { loadPreviousListings } from '../build/listings.ts'
import { siteOf } from '../build/load-dealer.ts'
import { stockOf } from '../build/load-tenant.ts'
import { DealerRefused } from '../build/refused.ts'
import { snapshotFile } from '../build/snapshot-source.ts'
import { versionedIndexName } from '../lib/index-names.ts'
import { type HostContents, hostContents } from './contents.ts'
import { deleteOldIndexes, findIndexesToKeep, servedIndex } from './delete-old-indexes.ts'
import { fillIndex } from './fill.ts'
import { IndexFailure, toIndexFailure } from './index-failure.ts'
import {
  assertOwnIndex,
  isCurrent,
  type ManifestEntry,
  manifestEntry,
  remember,
  settingsDigest,
} from './index-manifest.ts'
import type { IndexJob, IndexResult } from './index-result.ts'
import { checkRights } from './rights.ts'
import { addressOf } from './search-address.ts'
import { connectServer, nullIfNotFound, type SearchServer } from './search-server.ts'
import { checkOwnKey, writeSearchToken } from './token.ts'
import { verifyIndex } from './verify-index.ts'

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

/** The contents an index should have, and whether it has them already. */
interface Plan {
  readonly site: Site
  readonly now: Date
  readonly showroom: Showroom
  readonly contents: HostContents
  /** The manifest entry of the dealer's last run; null for none. */
  readonly known: ManifestEntry | null
  readonly isCurrent: boolean
  /** The figures that the next run compares its stock with. */
  readonly figures: StockFigures
}

/** @throws DealerRefused or IndexFailure when the stock or the index must not be used */
async function planFor(
  site: Site,
  job: IndexJob,
  { client, host, hasSplitAttributeRule }: SearchServer,
): Promise<Plan> {
  const { root, now, out, stock, force = false, acceptDrop = false } = job
  const known = await manifestEntry(client, site.search.index)
  if (!force) assertOwnIndex(known, site, host)
  const file = await snapshotFile(site, root, stock)
  const live = known && { cars: known.documents, figures: known.figures }
  const listings = out === undefined ? noListings : loadPreviousListings(out, site.slug).listings
  const { showroom, figures } = stockOf(site, file, { root, now, live, acceptDrop, listings })
  const contents = hostContents(site, showroom, hasSplitAttributeRule)
  const current = !force && (await isCurrent(client, known, contents.digest))
  return { site, now, showroom, contents, known, isCurrent: current, figures }
}

/** An unused index name: an index that a run could not complete keeps its name until it is cleared. */
async function freeName({ client }: SearchServer, index: string, digest: string): Promise<string> {
  const name = versionedIndexName(index, digest)
  const isTaken = (await nullIfNotFound(client.getRawIndex(name))) !== null
  return isTaken ? versionedIndexName(index, digest, Math.random().toString(16).slice(2, 8)) : name
}

/**
 * Fills a new index beside the others, verifies it and writes a token for it; deletes it on failure. Returns its name
 * and whether the token is new.
 */
async function fillBeside(server: SearchServer, plan: Plan, job: IndexJob, tell: Tell): Promise<[string, boolean]> {
  const { site, now, contents } = plan
  const filled = await freeName(server, site.search.index, contents.digest)
  try {
    await fillIndex(server.client, filled, contents, tell)
    tell('checking')
    await verifyIndex(server, filled, plan)
    return [filled, await writeSearchToken({ ...server, site, root: job.root, now, filled })]
  } catch (error) {
    await server.client.deleteIndex(filled).catch(() => undefined)
    throw error
  }
}

/** The manifest entry of an index that was just filled. */
async function entryOf(server: SearchServer, plan: Plan, filled: string): Promise<ManifestEntry> {
  const { site, contents, figures, known } = plan
  return {
    index: site.search.index,
    dealer: site.slug,
    filled,
    digest: contents.digest,
    documents: contents.documents.length,
    settings: await settingsDigest(server.client, filled),
    figures,
    before: known?.filled ?? null,
    serving: known?.serving ?? [],
  }
}

/** Records which index is live, and deletes those no longer needed. Returns the number of deleted indexes. */
async function tidy({ client }: SearchServer, entry: ManifestEntry, { out, now }: IndexJob): Promise<number> {
  const serving = findIndexesToKeep(entry, servedIndex(out, entry.dealer))
  const seen = { ...entry, serving }
  if (serving !== entry.serving) await remember(client, seen)
  return deleteOldIndexes(client, seen, now)
}

async function fill(server: SearchServer, site: Site, job: IndexJob, tell: Tell): Promise<Outcome> {
  const { root, now } = job
  if (site.search.key !== null) await checkOwnKey({ ...server, site, root, now }, site.search.key)
  const plan = await planFor(site, job, server)
  const documents = plan.contents.documents.length
  if (plan.isCurrent && plan.known) {
    const { filled } = plan.known
    const hasNewToken = await writeSearchToken({ ...server, site, root, now, filled })
    const deleted = await tidy(server, plan.known, job)
    return { ...nothing, outcome: 'unchanged', index: filled, documents, deleted, hasNewToken }
  }
  const [filled, hasNewToken] = await fillBeside(server, plan, job, tell)
  const entry = await entryOf(server, plan, filled)
  await remember(server.client, entry)
  const deleted = await tidy(server, entry, job)
  return { ...nothing, outcome: 'filled', index: filled, documents, deleted, hasNewToken }
}

/** After publishing: records which index the live release searches, and deletes those that no release does. */
async function clear(server: SearchServer, site: Site, job: IndexJob): Promise<Outcome> {
  const known = await manifestEntry(server.client, site.search.index)
  assertOwnIndex(known, site, server.host)
  const deleted = known ? await tidy(server, known, job) : 0
  return {
    ...nothing,
    outcome: 'cleared',
    index: known?.filled ?? null,
    documents: known?.documents ?? 0,
    deleted,
  }
}

async function attempt(site: Site, job: IndexJob, tell: Tell): Promise<Outcome> {
  const { host, key } = addressOf(site, job.env)
  try {
    const server = await connectServer(host, key)
    await checkRights(server.client, host, key, site.search.admin_key_env)
    return job.clear ? await clear(server, site, job) : await fill(server, site, job, tell)
  } catch (error) {
    throw error instanceof DealerRefused ? error : toIndexFailure(error, host, site.search.admin_key_env)
  }
}

/** Updates one dealer's index. Never throws: a failure is a result, and the live site's index stays. */
export async function indexDealer(job: IndexJob, tell: Tell): Promise<IndexResult> {
  const started = performance.now()
  const finished = (outcome: Outcome): IndexResult => ({
    slug: job.slug,
    ...outcome,
    ms: Math.round(performance.now() - started),
  })
  try {
    const site = siteOf(job.slug, job.root)
    return finished(site.search.engine === 'meilisearch' ? await attempt(site, job, tell) : nothing)
  } catch (error) {
    if (error instanceof DealerRefused)
      return finished({ ...nothing, outcome: 'failed', kind: 'dealer', problems: error.problems })
    const { kind, lines } = error instanceof IndexFailure ? error : toIndexFailure(error, job.slug, '')
    return finished({ ...nothing, outcome: 'failed', kind, problems: lines })
  }
}
