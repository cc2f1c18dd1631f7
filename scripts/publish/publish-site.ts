import { realpathSync } from 'node:fs'
import { damageOf } from '../build/release/extent.ts'
import { liveRelease, type Release } from '../build/release/live.ts'
import { DealerBusy, lockDealer } from '../build/release/lock.ts'
import { assertOwnPlace } from '../build/release/own-place.ts'
import { failureText } from '../lib/failure-text.ts'
import { PlainError } from '../lib/plain-error.ts'
import { carryOut } from './carry-out.ts'
import { dayNoteOf, knowsMore, statusIn } from './day-status.ts'
import type { Destination } from './destination.ts'
import { type Plan, planOf, type Step } from './plan.ts'
import { publishedKey, readPublished } from './published.ts'
import { type Keys, siteFiles } from './site-files.ts'

export interface PublishJob {
  readonly slug: string
  /** Where releases are. */
  readonly out: string
  readonly open: () => Promise<Destination>
  readonly keys: Keys
  readonly keepHours: number
  readonly isDryRun: boolean
  readonly now: Date
  readonly onProgress: (done: number, total: number) => void
  readonly signal?: AbortSignal | undefined
}

/** What became of one dealer. */
export interface PublishResult {
  readonly slug: string
  readonly outcome: 'published' | 'unchanged' | 'planned' | 'failed' | 'busy'
  readonly release: string | null
  /** Where it went, for people. */
  readonly to: string
  readonly uploaded: number
  readonly removed: number
  /** Files that were there already. */
  readonly kept: number
  /** Files that no release has any more, and that go later: pages that are open may ask for them. */
  readonly leaving: number
  /** Bytes as they were sent. */
  readonly bytes: number
  /** The keys of each step, of a plan that is only to be shown. */
  readonly plan?: Readonly<Partial<Record<Step, readonly string[]>>>
  /** What somebody should know, though all went well. */
  readonly notes: readonly string[]
  readonly problems: readonly string[]
}

const counts = { uploaded: 0, removed: 0, kept: 0, leaving: 0, bytes: 0 }
const nothing = { ...counts, release: null, to: '', notes: [], problems: [] }

function shown({ steps }: Plan): PublishResult['plan'] {
  return Object.fromEntries(
    steps.map(({ step, uploads, removals }) => [step, [...uploads.map(({ key }) => key), ...removals]]),
  )
}

const sum = (plan: Plan, what: 'uploads' | 'removals') =>
  plan.steps.reduce((count, step) => count + step[what].length, 0)

/** Ids of releases begin with the moment each was built for. A rollback may mean it; a machine that was left behind does not. */
function newerNotes(before: string | null, release: string): readonly string[] {
  if (before === null || before.slice(0, 16) <= release.slice(0, 16)) return []
  return [`An older release takes the place of ${before}.`]
}

/** @throws PlainError when nothing is live */
function releaseToPublish({ out, slug }: PublishJob): Release {
  const live = liveRelease(out, slug)
  if (live === null) throw new PlainError(`There is no release of ${slug} to publish: npm run build -- ${slug}`)
  return live
}

/** @throws PlainError when a release is not as it was published: what it lacks would be taken away where the site lives */
function refuseDamaged(live: Release, slug: string): void {
  const damage = damageOf(live)
  if (damage !== null)
    throw new PlainError(`${damage}. Build it again before it goes anywhere: npm run build -- ${slug} --force`)
}

async function attempt(job: PublishJob): Promise<PublishResult> {
  const { slug, keys, now, keepHours, isDryRun, onProgress, signal } = job
  const live = releaseToPublish(job)
  refuseDamaged(live, slug)
  const destination = await job.open()
  const files = siteFiles(realpathSync(live.folder), keys)
  const [before, there] = await Promise.all([readPublished(destination, slug), destination.list()])
  const isSame = before.release === live.id
  const own = statusIn(live.folder)
  const keepsDay = isSame && knowsMore(before.day, own)
  const plan = planOf({ files, before, there, now, keepHours, keepsDay })
  const [uploads, removals] = [sum(plan, 'uploads'), sum(plan, 'removals')]
  const same = {
    ...nothing,
    slug,
    release: live.id,
    to: destination.name,
    kept: files.length - uploads,
    leaving: Object.keys(plan.gone).length - removals,
    notes: newerNotes(before.release, live.id),
  }
  if (isDryRun) return { ...same, outcome: 'planned', uploaded: uploads, removed: removals, plan: shown(plan) ?? {} }
  const isNoted = there.has(publishedKey) && isSame
  if (uploads + removals === 0 && isNoted) return { ...same, outcome: 'unchanged' }
  const ownDay = own ? dayNoteOf(own) : undefined
  const day = keepsDay ? before.day : ownDay
  const moved = await carryOut({
    destination,
    plan,
    before,
    release: live.id,
    // Of a release that is there only what was lost comes again: what is known of its day outlasts an end midway.
    meanwhile: isSame ? live.id : null,
    day,
    onProgress,
    signal,
  })
  return { ...same, outcome: 'published', ...moved }
}

/** Brings the live release of a dealer to where its site lives. A failure is a result; only an abort is thrown. */
export async function publishSite(job: PublishJob): Promise<PublishResult> {
  try {
    assertOwnPlace(job.out, job.slug)
    // Where nothing was ever built there is no folder to lock, and none is made.
    releaseToPublish(job)
    // A build that runs meanwhile could remove the release that is being read.
    const lock = await lockDealer(job.out, job.slug, { waitMs: 5_000 })
    return await attempt(job).finally(() => lock.release())
  } catch (error) {
    job.signal?.throwIfAborted()
    const outcome = error instanceof DealerBusy ? 'busy' : 'failed'
    const problem = failureText(error, 'What is published already stays, and the next run goes on from there.')
    return { ...nothing, slug: job.slug, outcome, problems: [problem] }
  }
}
