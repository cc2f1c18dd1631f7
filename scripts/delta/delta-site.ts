import { join } from 'node:path'
import { stockStatusPath } from '#api/stock-status.ts'
import { DealerRefused } from '../build/refused.ts'
import { writeDurably } from '../build/release/durable.ts'
import { DealerBusy, type DealerLock, lockDealer } from '../build/release/lock.ts'
import { assertOwnPlace } from '../build/release/own-place.ts'
import { partialOf } from '../build/release/paths.ts'
import { failureText } from '../lib/failure-text.ts'
import type { Destination } from '../publish/destination.ts'
import type { Keys } from '../publish/site-files.ts'
import { bringStatus, dayAt } from './bring-status.ts'
import { askingRelease, type Look, lookAtStock, type Seen } from './look.ts'

export interface DeltaJob extends Look {
  /** Where the site lives; null where the release's own folder is served. */
  readonly to: { readonly open: () => Promise<Destination>; readonly keys: Keys } | null
}

/** What became of one dealer. */
export interface DeltaResult {
  readonly slug: string
  readonly outcome: 'checked' | 'failed' | 'busy'
  readonly release: string | null
  /** When the stock was looked at, ISO; null when it was not. */
  readonly checked: string | null
  /** Ids of cars that the release has for sale. */
  readonly sold: readonly string[]
  readonly reserved: readonly string[]
  readonly gone: readonly string[]
  readonly repriced: readonly string[]
  /** Those that its pages call sold or reserved and that are for sale again: they wait for the next build. */
  readonly back: readonly string[]
  /** Where it was brought, for people; empty where the release alone was told. */
  readonly to: string
  /** What somebody should look at although pages say it. */
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

/** A new file under the old name: other releases may have the old one too. The draft is none of the release's files. */
function write({ folder, id }: Seen['release'], text: string, { out, slug, tag }: DealerLock): void {
  const draft = partialOf(join(out, slug, `stock-status-${id}.json`), tag)
  writeDurably(join(folder, stockStatusPath), draft, text, { isPublic: true })
}

async function attempt(job: DeltaJob, lock: DealerLock): Promise<DeltaResult> {
  const { slug, to } = job
  const destination = to && (await to.open())
  const day = destination && (await dayAt(destination, slug, askingRelease(job).id))
  const seen = await lookAtStock(job, day?.takenAt ?? null)
  write(seen.release, JSON.stringify(seen.status), lock)
  if (to && destination) await bringStatus(slug, seen.release, seen.status, destination, to.keys)
  return { ...nothing, ...counted(seen), slug, outcome: 'checked', to: destination?.name ?? '' }
}

function failure(slug: string, error: unknown): DeltaResult {
  const stays = 'What pages say stays as it is.'
  const problems = error instanceof DealerRefused ? error.problems : [failureText(error, stays)]
  return { ...nothing, slug, outcome: error instanceof DealerBusy ? 'busy' : 'failed', problems }
}

/** Tells the live release of a dealer what the day brought. Never throws: a failure is a result, and what pages say stays. */
export async function deltaSite(job: DeltaJob): Promise<DeltaResult> {
  try {
    assertOwnPlace(job.out, job.slug)
    // Where nothing was ever built there is no folder to lock, and none is made.
    askingRelease(job)
    // A build that runs meanwhile could switch to another release.
    const lock = await lockDealer(job.out, job.slug, { waitMs: 5_000 })
    return await attempt(job, lock).finally(() => lock.release())
  } catch (error) {
    return failure(job.slug, error)
  }
}
