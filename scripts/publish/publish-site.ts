import { realpathSync } from 'node:fs'
import { assertDealerFolder } from '../build/release/dealer-folder.ts'
import { findReleaseDamage } from '../build/release/extent.ts'
import { liveRelease, type Release } from '../build/release/live.ts'
import { DealerBusy, lockDealer } from '../build/release/lock.ts'
import { failureText } from '../lib/failure-text.ts'
import { OperatorError } from '../lib/operator-error.ts'
import type { Destination } from './destination.ts'
import { executePlan } from './execute-plan.ts'
import { type Plan, planOf, type Step } from './plan.ts'
import { publishedKey, readPublished } from './published.ts'
import { type Keys, siteFiles } from './site-files.ts'
import { createStatusNote, hasNewerStatus, statusIn } from './status-key.ts'

export interface PublishJob {
  readonly slug: string
  /** Folder of releases. */
  readonly out: string
  readonly open: () => Promise<Destination>
  readonly keys: Keys
  readonly keepHours: number
  readonly isDryRun: boolean
  readonly now: Date
  readonly onProgress: (done: number, total: number) => void
  readonly signal?: AbortSignal | undefined
}

/** Result of one dealer. */
export interface PublishResult {
  readonly slug: string
  readonly outcome: 'published' | 'unchanged' | 'planned' | 'failed' | 'busy'
  readonly release: string | null
  /** Name of the destination, for people. */
  readonly to: string
  readonly uploaded: number
  readonly removed: number
  /** Number of files that were there already. */
  readonly kept: number
  /** Number of files no longer in the release that are removed later, as open pages may load them. */
  readonly leaving: number
  /** Bytes as they were sent. */
  readonly bytes: number
  /** Step -> keys; only for a dry run. */
  readonly plan?: Readonly<Partial<Record<Step, readonly string[]>>>
  /** Notes although the publication succeeded. */
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

/**
 * A note when an older release replaces a newer one. Ids begin with the build time. Intended after a rollback, but not
 * on an outdated machine.
 */
function newerNotes(before: string | null, release: string): readonly string[] {
  if (before === null || before.slice(0, 16) <= release.slice(0, 16)) return []
  return [`An older release takes the place of ${before}.`]
}

/** @throws OperatorError when nothing is live */
function releaseToPublish({ out, slug }: PublishJob): Release {
  const live = liveRelease(out, slug)
  if (live === null) throw new OperatorError(`There is no release of ${slug} to publish: npm run build -- ${slug}`)
  return live
}

/** @throws OperatorError when a release is damaged: its missing files would be removed at the destination */
function refuseDamaged(live: Release, slug: string): void {
  const damage = findReleaseDamage(live)
  if (damage !== null)
    throw new OperatorError(`${damage}. Build it again before it goes anywhere: npm run build -- ${slug} --force`)
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
  const keepsDay = isSame && hasNewerStatus(before.day, own)
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
  const ownDay = own ? createStatusNote(own) : undefined
  const day = keepsDay ? before.day : ownDay
  const moved = await executePlan({
    destination,
    plan,
    before,
    release: live.id,
    // When repairing the same release, its id stays recorded, so that an interruption keeps the day's note.
    meanwhile: isSame ? live.id : null,
    day,
    onProgress,
    signal,
  })
  return { ...same, outcome: 'published', ...moved }
}

/** Publishes the live release of a dealer. Failures are results; rejects only when aborted. */
export async function publishSite(job: PublishJob): Promise<PublishResult> {
  try {
    assertDealerFolder(job.out, job.slug)
    // Checked first, as locking would create a folder for a dealer that was never built.
    releaseToPublish(job)
    // Locked, as a concurrent build could remove the release being read.
    const lock = await lockDealer(job.out, job.slug, { waitMs: 5_000 })
    return await attempt(job).finally(() => lock.release())
  } catch (error) {
    job.signal?.throwIfAborted()
    const outcome = error instanceof DealerBusy ? 'busy' : 'failed'
    const problem = failureText(error, 'What is published already stays, and the next run goes on from there.')
    return { ...nothing, slug: job.slug, outcome, problems: [problem] }
  }
}
