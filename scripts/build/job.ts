import { pictureFor } from '#domain/car/picture.ts'
import { countBy } from '#domain/data/count-by.ts'
import { isPromoOn } from '#domain/promo/promo.ts'
import { nextTurn } from '#stock/next-turn.ts'
import { type LeftOut, withheldReason } from '#stock/read-cars.ts'
import type { Showroom } from '#stock/showroom.ts'
import { failureText } from '../lib/failure-text.ts'
import { dayIn } from './build-time.ts'
import { historyBefore, keepHistory } from './car-history.ts'
import { dealerKey } from './digest.ts'
import { findSecretsWith } from './find-secrets.ts'
import { keepListings, listingsBefore } from './listings.ts'
import { type LoadedTenant, loadDealer, loadOn } from './load-tenant.ts'
import type { VerifiedRelease } from './make-release.ts'
import { noResult } from './no-result.ts'
import { writeReleaseNotes } from './notes/release-notes.ts'
import { copiesFor } from './own-files.ts'
import { DealerRefused } from './refused.ts'
import { LiveReleaseDamaged, liveRelease, type Release } from './release/live.ts'
import { DealerBusy, type DealerLock, lockDealer } from './release/lock.ts'
import { ownerName } from './release/owner.ts'
import { abandonRelease, publishRelease, startRelease } from './release/publish.ts'
import type { ReleaseFacts } from './release/record.ts'
import { rolledBackRelease } from './release/rolled-back.ts'
import { secretsOf } from './release-secrets.ts'
import { searchAccess } from './search-access.ts'
import { snapshotFile } from './snapshot-source.ts'
import { stopwatch } from './stopwatch.ts'

/** One dealer to build, as it travels to a worker. */
export interface BuildJob {
  readonly slug: string
  /** The project: bundle and picture store. */
  readonly root: string
  /** The folder that holds dealers/ and stock/. */
  readonly content: string
  readonly out: string
  readonly bundle: { readonly folder: string; readonly digest: string }
  readonly stock?: string | undefined
  /** ISO time the build is for. */
  readonly now: string
  /** Build even when nothing changed. */
  readonly force: boolean
  /** Somebody looked at a fall in stock and said it is real. */
  readonly acceptDrop: boolean
  /** How long to wait for another build of the dealer, in milliseconds. */
  readonly waitMs: number
}

/** A car that could be read, but whose pages were at fault. */
export interface WithheldCar {
  readonly id: string | null
  readonly name: string | null
  /** What verification found, e.g. `loads /a.webp, which does not exist`. */
  readonly fault: string
}

/** What became of one dealer. */
export interface BuildResult {
  readonly slug: string
  /** `busy`: another build of the dealer was running, and went on for longer than this one would wait. */
  readonly outcome: 'published' | 'unchanged' | 'failed' | 'busy'
  readonly pages: number
  /** Pages that were rendered; the others are those of the release before, as nothing they show has changed. */
  readonly drawn: number
  readonly cars: number
  /** Who answers the searches of the site; null when nothing was built. */
  readonly answers: string | null
  readonly ms: number
  /** Milliseconds of each step of it, in order. */
  readonly took: Readonly<Record<string, number>>
  /** Pages of cars that have left. */
  readonly delisted: number
  /** A line per problem; empty unless failed or busy. */
  readonly problems: readonly string[]
  /** Cars that could not be read, by reason. */
  readonly leftOut: Readonly<Record<string, number>>
  /** Cars whose pages were at fault; each is counted in `leftOut` too. */
  readonly withheld: readonly WithheldCar[]
  /** Readable cars that the dealer's rules keep off the site, by reason. */
  readonly notOnShow: Readonly<Record<string, number>>
  /** Facts of readable cars that could not be understood, by field. */
  readonly unreadFacts: Readonly<Record<string, number>>
  /** What the safety stop would have refused had nobody said that it is meant. */
  readonly accepted: readonly string[]
  readonly warnings: readonly string[]
}

/** A result before anybody looked at the clock. */
type Made = Omit<BuildResult, 'ms' | 'took'>

/** Hears what a build does: steps for whoever looks on, and notices that belong into every log. */
export type Progress = (what: string, kind?: 'step' | 'notice') => void

function withheldCars(leftOut: readonly LeftOut[]): WithheldCar[] {
  const cars = leftOut.filter(({ reason }) => reason === withheldReason)
  return cars.map(({ id, name, found }) => ({ id, name, fault: found }))
}

/** The pages of cars that left are nobody's whole site: those at fault are left out and named. */
function delistedAtFault({ listings, delisted }: Showroom): string[] {
  const shown = new Set(delisted.map(({ slug }) => slug))
  const [first, ...more] = listings.delisted.filter(({ slug }) => !shown.has(slug))
  if (!first) return []
  return [`the pages of ${more.length + 1} cars that left are at fault and left out, such as /cars/${first.slug}`]
}

function factsOf({
  tenant: { site, showroom, now },
  stock: { entries, figures, accepted },
}: LoadedTenant): Omit<ReleaseFacts, 'id' | 'key' | 'builtAt' | 'pages'> {
  const preview = showroom.cars.find((car) => car.primary_image_url?.startsWith('/pictures/'))?.primary_image_url
  return {
    turnsAt: nextTurn(showroom.cars, site.stock.include_sold_cars_days, now)?.toISOString() ?? null,
    name: site.name,
    strapline: site.brand.strapline,
    cars: showroom.cars.length,
    entries,
    stock: figures,
    accepted: [...accepted],
    counts: showroom.counts,
    preview: preview ? pictureFor(preview, '', { host: null, quality: 100 }).src : site.brand.logo.url,
  }
}

async function publish(job: BuildJob, made: VerifiedRelease, key: string): Promise<Made> {
  const { draft, dealer, pages, drawn, unwanted, keeping } = made
  const { showroom } = dealer.tenant
  try {
    keepListings(draft.lock, showroom.listings)
    keepHistory(draft.lock, showroom.history)
    const facts = { ...factsOf(dealer), key, builtAt: job.now, pages }
    const findSecrets = findSecretsWith(secretsOf(dealer, job.content))
    const pageNotes = await keeping.notes(draft.id)
    const notes = await publishRelease(draft, { facts, at: job.now, findSecrets, unwanted })
    const unkept = writeReleaseNotes(draft.lock, pageNotes)
    return {
      slug: job.slug,
      outcome: 'published',
      pages,
      drawn,
      cars: showroom.cars.length,
      answers: dealer.searched.answers,
      delisted: showroom.delisted.length,
      problems: [],
      leftOut: Object.fromEntries(countBy(showroom.leftOut.map(({ reason }) => reason))),
      withheld: withheldCars(showroom.leftOut),
      notOnShow: showroom.notOnShow,
      unreadFacts: Object.fromEntries([...countBy(showroom.unreadFacts.map(({ fact }) => fact))].sort()),
      accepted: dealer.stock.accepted,
      warnings: [...dealer.mistakes, ...dealer.warnings, ...delistedAtFault(showroom), ...notes, ...unkept],
    }
  } catch (error) {
    abandonRelease(draft)
    throw error
  }
}

function failure(slug: string, error: unknown): Made {
  const problems = error instanceof DealerRefused ? error.problems : [failureText(error, 'The live site is untouched.')]
  return {
    ...noResult(slug),
    outcome: error instanceof DealerBusy ? 'busy' : 'failed',
    problems,
  }
}

/** Builds, verifies and publishes one dealer. Never throws: a failure is a result, and the live release stays. */
export async function runJob(job: BuildJob, progress: Progress): Promise<BuildResult> {
  const started = performance.now()
  const { tell, took } = stopwatch(progress)
  const result = await attempt(job, tell).catch((error: unknown) => failure(job.slug, error))
  return { ...result, ms: Math.round(performance.now() - started), took: took() }
}

async function attempt(job: BuildJob, progress: Progress): Promise<Made> {
  const waits: string[] = []
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

/** The release to compare with, and what somebody accepted so that there need be none. */
interface Comparison {
  readonly last: Release | null
  readonly accepted: readonly string[]
}

/** One that cannot be read stops the build, unless somebody looked at the stock. @throws LiveReleaseDamaged */
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

/** Whether a car left its window since the release was built: the same day's key would not tell. */
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

async function attemptUnder(lock: DealerLock, job: BuildJob, progress: Progress): Promise<Made> {
  const now = new Date(job.now)
  const written = loadDealer(job.slug, job.content)
  const { site } = written
  const stock = await snapshotFile(site, job.content, job.stock)
  const day = dayIn(site.locale.timeZone, now)
  const searched = searchAccess(site, job.content, now)
  const { listings, warnings } = listingsBefore(job.out, job.slug)
  const { last, accepted } = lastRelease(job)
  const past = historyBefore(job.out, job.slug, last !== null)
  const promos = site.home.promos.map((promo) => isPromoOn(promo, now, site.locale.timeZone))
  const parts = {
    root: job.content,
    slug: job.slug,
    bundle: job.bundle.digest,
    stock: stock.text,
    day,
    promos,
    searched,
    copies: copiesFor(site),
  }
  const { history } = past
  const before = dealerKey({ ...parts, listings, history })
  if (last?.key === before && !hasTurned(last, now) && !job.force) return unchanged(job.slug, last, searched.answers)
  if (!job.force) refuseRolledBack(job, before)
  const live = last && { cars: last.cars, figures: last.stock }
  const options = { root: job.content, now, live, acceptDrop: job.acceptDrop, listings, history }
  // What draws and verifies pages takes longer to load than an unchanged dealer takes.
  const { makeRelease } = await import('./make-release.ts')
  const made = await makeRelease({
    job,
    open: async (withheld) => withAccepted(await loadOn(written, stock, { ...options, withheld }), accepted),
    start: () => startRelease(lock, `${job.now.replace(/[-:]|\.\d+/g, '')}-${before.slice(0, 8)}`, job.now),
    progress,
  })
  progress('publishing')
  const { showroom } = made.dealer.tenant
  const after = dealerKey({ ...parts, listings: showroom.listings, history: showroom.history })
  const result = await publish(job, made, after)
  return { ...result, warnings: [...warnings, ...past.warnings, ...result.warnings] }
}

function unchanged(slug: string, { pages, cars }: ReleaseFacts, answers: string): Made {
  return { ...noResult(slug), outcome: 'unchanged', pages, cars, answers }
}
