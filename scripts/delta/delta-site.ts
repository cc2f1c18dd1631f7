import { join } from 'node:path'
import { stockStatusPath } from '#api/stock-status.ts'
import { DealerRefused } from '../build/refused.ts'
import { assertDealerFolder } from '../build/release/dealer-folder.ts'
import { writeDurably } from '../build/release/durable.ts'
import { DealerBusy, type DealerLock, lockDealer } from '../build/release/lock.ts'
import { partialOf } from '../build/release/paths.ts'
import { failureText } from '../lib/failure-text.ts'
import type { Destination } from '../publish/destination.ts'
import type { Keys } from '../publish/site-files.ts'
import { compareStock, type Look, loadReleaseWithStatus, type Seen } from './compare-stock.ts'
import { readStatusNote, uploadStockStatus } from './upload-stock-status.ts'

export interface DeltaJob extends Look {
  /** Where the site is published; null when the release's folder is served directly. */
  readonly to: { readonly open: () => Promise<Destination>; readonly keys: Keys } | null
}

/** Result of one dealer. */
export interface DeltaResult {
  readonly slug: string
  readonly outcome: 'checked' | 'failed' | 'busy'
  readonly release: string | null
  /** When the stock was checked, ISO; null when it was not. */
  readonly checked: string | null
  /** Ids of cars that the release shows for sale, by change. */
  readonly sold: readonly string[]
  readonly reserved: readonly string[]
  readonly gone: readonly string[]
  readonly repriced: readonly string[]
  /** Ids of cars that its pages show as sold or reserved and that are for sale again after the next build. */
  readonly back: readonly string[]
  /** Name of the destination, for people; empty when only the release was updated. */
  readonly to: string
  /** Warnings about changes that are shown but should be checked. */
  readonly warnings: readonly string[]
  readonly problems: readonly string[]
}

const nothing = {
  release: null,
  checked: null,
  sold: [],
  reserved: [],
  gone: [],
  repriced: [],
  back: [],
  to: '',
  warnings: [],
  problems: [],
}

function counted({ release, status, back, warnings }: Seen): Omit<DeltaResult, 'slug' | 'outcome' | 'to' | 'problems'> {
  const cars = Object.values(status.cars)
  const are = (state: string) => cars.filter((car) => car.state === state).map(({ id }) => id)
  const repriced = cars.filter(({ price }) => price !== undefined).map(({ id }) => id)
  return {
    release: release.id,
    checked: status.checked,
    sold: are('sold'),
    reserved: are('reserved'),
    gone: are('gone'),
    repriced,
    back,
    warnings,
  }
}

/**
 * Replaces the file instead of writing into it, as it may be a hard link shared with other releases. The draft is
 * outside of the release.
 */
function write({ folder, id }: Seen['release'], text: string, { out, slug, tag }: DealerLock): void {
  const draft = partialOf(join(out, slug, `stock-status-${id}.json`), tag)
  writeDurably(join(folder, stockStatusPath), draft, text, { isPublic: true })
}

async function attempt(job: DeltaJob, lock: DealerLock): Promise<DeltaResult> {
  const { slug, to } = job
  const destination = to && (await to.open())
  const day = destination && (await readStatusNote(destination, slug, loadReleaseWithStatus(job).id))
  const seen = await compareStock(job, day?.takenAt ?? null)
  write(seen.release, JSON.stringify(seen.status), lock)
  if (to && destination) await uploadStockStatus(slug, seen.release, seen.status, destination, to.keys)
  return { ...nothing, ...counted(seen), slug, outcome: 'checked', to: destination?.name ?? '' }
}

function failure(slug: string, error: unknown): DeltaResult {
  const stays = 'What pages say stays as it is.'
  const problems = error instanceof DealerRefused ? error.problems : [failureText(error, stays)]
  return { ...nothing, slug, outcome: error instanceof DealerBusy ? 'busy' : 'failed', problems }
}

/** Updates the stock status of a dealer's live release. Never rejects: a failure is a result, and pages stay. */
export async function deltaSite(job: DeltaJob): Promise<DeltaResult> {
  try {
    assertDealerFolder(job.out, job.slug)
    // Checked first, as locking would create a folder for a dealer that was never built.
    loadReleaseWithStatus(job)
    // Locked, as a concurrent build could switch to another release.
    const lock = await lockDealer(job.out, job.slug, { waitMs: 5_000 })
    return await attempt(job, lock).finally(() => lock.release())
  } catch (error) {
    return failure(job.slug, error)
  }
}
