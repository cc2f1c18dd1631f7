import { isPromoOn } from '#domain/promo/promo.ts'
import { failureText } from '../lib/failure-text.ts'
import type { BuildJob, BuildResult, Made, Progress } from './build-job.ts'
import { dayIn, isInFuture } from './build-time.ts'
import { loadPreviousHistory } from './car-history.ts'
import { hasDailyStatusCars } from './daily-status-cars.ts'
import { dealerKey } from './digest.ts'
import { createEmptyResult } from './empty-result.ts'
import { loadPreviousListings } from './listings.ts'
import { loadDealer } from './load-dealer.ts'
import type { LoadedTenant } from './load-tenant.ts'
import { findOlderSnapshotWarning } from './older-snapshot.ts'
import { findPictureCopies } from './own-files.ts'
import { DealerRefused } from './refused.ts'
import { assertDealerFolder } from './release/dealer-folder.ts'
import { findFileCountMismatch } from './release/extent.ts'
import { LiveReleaseDamaged, liveRelease, type Release } from './release/live.ts'
import { DealerBusy, type DealerLock, lockDealer } from './release/lock.ts'
import { ownerName } from './release/owner.ts'
import { startRelease } from './release/publish.ts'
import type { ReleaseFacts } from './release/record.ts'
import { rolledBackRelease } from './release/rolled-back.ts'
import { searchAccess } from './search-access.ts'
import { snapshotFile } from './snapshot-source.ts'
import { stopwatch } from './stopwatch.ts'

function failure(slug: string, error: unknown): Made {
  const problems = error instanceof DealerRefused ? error.problems : [failureText(error, 'The live site is untouched.')]
  return {
    ...createEmptyResult(slug),
    outcome: error instanceof DealerBusy ? 'busy' : 'failed',
    problems,
  }
}

/** Builds, verifies and publishes one dealer. Never rejects: a failure is a result, and the live release stays. */
export async function runJob(job: BuildJob, progress: Progress): Promise<BuildResult> {
  const started = performance.now()
  const { tell, took } = stopwatch(progress)
  const result = await attempt(job, tell).catch((error: unknown) => failure(job.slug, error))
  return { ...result, ms: Math.round(performance.now() - started), took: took() }
}

async function attempt(job: BuildJob, progress: Progress): Promise<Made> {
  const waits: string[] = []
  // Before the lock is taken, which might be another dealer's.
  assertDealerFolder(job.out, job.slug)
  const lock = await lockDealer(job.out, job.slug, {
    waitMs: job.waitMs,
    onWait: (owner) => {
      waits.push(`waited for another build (${ownerName(owner)})`)
      progress(`another build is running (${ownerName(owner)}); waiting for it`, 'notice')
    },
  })
  try {
    const result = await attemptUnder(lock, job, progress)
    return { ...result, warnings: [...waits, ...result.warnings] }
  } finally {
    lock.release()
  }
}

/** The release to compare with, and the accepted reasons for having none. */
interface Comparison {
  readonly last: Release | null
  readonly accepted: readonly string[]
}

/** The live release. Unreadable, it stops the build unless `acceptDrop` is set. @throws LiveReleaseDamaged */
function lastRelease({ out, slug, acceptDrop }: BuildJob): Comparison {
  try {
    return { last: liveRelease(out, slug), accepted: [] }
  } catch (error) {
    if (!(error instanceof LiveReleaseDamaged) || !acceptDrop) throw error
    return { last: null, accepted: [`nothing to compare with: ${error.found}`] }
  }
}

function withAccepted(dealer: LoadedTenant, accepted: readonly string[]): LoadedTenant {
  return { ...dealer, stock: { ...dealer.stock, accepted: [...accepted, ...dealer.stock.accepted] } }
}

/** Whether a time window of a car ended since the release was built: within a day the key would not change. */
function hasTurned({ turnsAt }: ReleaseFacts, now: Date): boolean {
  return turnsAt !== null && now.getTime() >= Date.parse(turnsAt)
}

function refuseRolledBack({ out, slug }: BuildJob, key: string): void {
  const id = rolledBackRelease(out, slug, key)
  if (id === null) return
  throw new DealerRefused([
    `This would be ${id} again, which was rolled back; the site stays as it is. Mend what was wrong with it, or publish it all the same: npm run build -- ${slug} --force`,
  ])
}

/** All inputs of a site, its history from earlier builds, and the live release. */
async function inputsOf(job: BuildJob, now: Date) {
  const written = loadDealer(job.slug, job.content)
  const { site } = written
  const stock = await snapshotFile(site, job.content, job.stock)
  const searched = searchAccess(site, job.content, now)
  const { listings, warnings } = loadPreviousListings(job.out, job.slug)
  const { last, accepted } = lastRelease(job)
  const past = loadPreviousHistory(job.out, job.slug, last !== null)
  const parts = {
    root: job.content,
    slug: job.slug,
    bundle: job.bundle.digest,
    site,
    stock: stock.text,
    day: dayIn(site.locale.timeZone, now),
    promos: site.home.promos.map((promo) => isPromoOn(promo, now, site.locale.timeZone)),
    searched,
    copies: findPictureCopies(site),
  }
  const { history } = past
  return { written, stock, last, accepted, parts, listings, history, warnings: [...warnings, ...past.warnings] }
}
type Inputs = Awaited<ReturnType<typeof inputsOf>>

/** Renders, verifies and publishes the inputs. `key`: their key, before listings and history were updated. */
async function makeFrom(
  inputs: Inputs,
  key: string,
  { lock, job, now, progress }: { lock: DealerLock; job: BuildJob; now: Date; progress: Progress },
): Promise<Made> {
  const { written, stock, last, accepted, parts, listings, history } = inputs
  // Loaded lazily: these modules take longer to load than an unchanged dealer takes to check.
  const [{ loadTenantWithSnapshot }, { makeRelease }, { publishVerifiedRelease }] = await Promise.all([
    import('./load-tenant.ts'),
    import('./make-release.ts'),
    import('./publish-verified-release.ts'),
  ])
  const live = last && { cars: last.cars, figures: last.stock }
  const options = { root: job.content, now, live, acceptDrop: job.acceptDrop, listings, history }
  const made = await makeRelease({
    job,
    open: async (withheld) =>
      withAccepted(await loadTenantWithSnapshot(written, stock, { ...options, withheld }), accepted),
    start: () => startRelease(lock, `${job.now.replace(/[-:]|\.\d+/g, '')}-${key.slice(0, 8)}`, job.now),
    progress,
  })
  progress('publishing')
  const { showroom } = made.dealer.tenant
  const after = dealerKey({ ...parts, listings: showroom.listings, history: showroom.history })
  const result = await publishVerifiedRelease(job, made, after)
  const older = findOlderSnapshotWarning(showroom, last)
  return older === null ? result : { ...result, warnings: [older, ...result.warnings] }
}

async function attemptUnder(lock: DealerLock, job: BuildJob, progress: Progress): Promise<Made> {
  const now = new Date(job.now)
  const inputs = await inputsOf(job, now)
  const { last, parts, listings, history } = inputs
  const key = dealerKey({ ...parts, listings, history })
  const loss = last && findFileCountMismatch(last)
  const isCurrent = last !== null && !hasTurned(last, now) && !isInFuture(Date.parse(last.builtAt), now.getTime())
  const isSame = last?.key === key && isCurrent && !hasDailyStatusCars(last) && loss === null
  if (isSame && !job.force) return unchanged(job.slug, last, parts.searched.answers)
  if (!job.force) refuseRolledBack(job, key)
  const result = await makeFrom(inputs, key, { lock, job, now, progress })
  return { ...result, warnings: [...inputs.warnings, ...(loss === null ? [] : [loss]), ...result.warnings] }
}

function unchanged(slug: string, { pages, dataFiles, cars }: ReleaseFacts, answers: string): Made {
  return { ...createEmptyResult(slug), outcome: 'unchanged', pages, dataFiles, cars, answers }
}
