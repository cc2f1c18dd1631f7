import type { Site } from '#tenants/site.ts'
import { showroomOf, siteOf } from '../build/open-tenant.ts'
import { DealerRefused } from '../build/refused.ts'
import { snapshotText } from '../build/snapshot-source.ts'
import { type HostContents, hostContents } from './contents.ts'
import { fillIndex } from './fill.ts'
import { type FailureKind, failureOf, IndexFailure } from './index-failure.ts'
import { claim, isCurrent, ledgerEntry, remember } from './ledger.ts'
import { addressOf, openServer, type SearchServer } from './search-server.ts'
import { deleteOld, stampedName, swapIn } from './swap.ts'
import { checkOwnKey, leaveToken } from './token.ts'
import { verifyIndex } from './verify-index.ts'

export interface IndexJob {
  readonly slug: string
  /** The folder that holds dealers/ and stock/, and gets the tokens. */
  readonly root: string
  readonly now: Date
  readonly env: NodeJS.ProcessEnv
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

/** Fills a new index beside the one in use, checks it, and swaps. What was begun and failed is taken away again. */
async function replace(
  server: SearchServer,
  { site, showroom, now, contents }: { site: Site; now: Date; contents: HostContents } & ReturnType<typeof showroomOf>,
  tell: Tell,
): Promise<number> {
  const { client } = server
  const { index } = site.search
  const stamped = stampedName(index, now)
  try {
    await fillIndex(client, stamped, contents, tell)
    tell('checking')
    await verifyIndex(server, stamped, { site, showroom, now })
  } catch (error) {
    await client.deleteIndex(stamped).catch(() => undefined)
    throw error
  }
  tell('swapping')
  await swapIn(client, index, stamped)
  return deleteOld(client, index, stamped, now)
}

async function fill(site: Site, job: IndexJob, tell: Tell): Promise<Outcome> {
  const { root, now, force = false, acceptDrop = false } = job
  const { host, key } = addressOf(site, job.env)
  try {
    const server = await openServer(host, key)
    const { client } = server
    const known = await ledgerEntry(client, site.search.index)
    if (!force) claim(known, site, host)
    const text = await snapshotText(site, root, job.stock)
    const { showroom, entries } = showroomOf(site, text, {
      root,
      now,
      previousEntries: known?.entries ?? null,
      acceptDrop,
    })
    const contents = hostContents(site, showroom, server.hasSplitAttributeRule)
    const facts = { ...nothing, index: site.search.index, documents: contents.documents.length }
    const isSame = !force && (await isCurrent(client, known, contents.digest))
    const deleted = isSame ? 0 : await replace(server, { site, showroom, entries, now, contents }, tell)
    if (!isSame)
      await remember(client, {
        index: site.search.index,
        dealer: site.slug,
        digest: contents.digest,
        documents: facts.documents,
        entries,
      })
    const hasNewToken = site.search.key === null && (await leaveToken({ client, host, site, root, now }))
    if (site.search.key !== null) await checkOwnKey(client, site.search.key)
    return { ...facts, outcome: isSame ? 'unchanged' : 'filled', deleted, hasNewToken }
  } catch (error) {
    if (error instanceof DealerRefused) throw error
    throw failureOf(error, host, site.search.admin_key_env)
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
    return finished(site.search.engine === 'meilisearch' ? await fill(site, job, tell) : nothing)
  } catch (error) {
    if (error instanceof DealerRefused)
      return finished({ ...nothing, outcome: 'failed', kind: 'dealer', problems: error.problems })
    const { kind, lines } = error instanceof IndexFailure ? error : failureOf(error, job.slug, '')
    return finished({ ...nothing, outcome: 'failed', kind, problems: lines })
  }
}
