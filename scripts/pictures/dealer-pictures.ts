import { buildTime } from '../build/build-time.ts'
import { loadDealer } from '../build/load-dealer.ts'
import { stockOf } from '../build/load-tenant.ts'
import { snapshotFile } from '../build/snapshot-source.ts'
import { failingHosts } from './failing-hosts.ts'
import type { ConcurrencyLimiter } from './fair-limiter.ts'
import { rulesFor } from './fetch-picture.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { type PictureRecords, readPictureRecords, writePictureRecords } from './picture-records.ts'
import { hostsOf, picturesAt } from './picture-sites.ts'
import { type PoorPictures, poorPictures } from './poor-pictures.ts'

/** Result of a run for one dealer. */
export interface DealerPictures extends PoorPictures {
  readonly slug: string
  /** Number of its cars' pictures on the sites in `stock.pictures_from`. */
  readonly wanted: number
  /** Number of these that have copies, which pages show from the next build on. */
  readonly copies: number
  /** Number of these not requested yet, as the run's time was over. */
  readonly waiting: number
  /** Number requested in this run, and the number of these that succeeded. */
  readonly asked: number
  readonly had: number
  /** Hosts that failed for nearly all pictures that have copies. */
  readonly failing: readonly string[]
}

/** Parameters of a run. */
export interface PictureRun {
  /** The project's folder, where copies are stored. */
  readonly root: string
  /** The folder with dealers/ and stock/. */
  readonly content: string
  readonly lanes: ConcurrencyLimiter
  readonly isOver: () => boolean
  readonly progress: (done: number, total: number) => void
}

/** Pictures of other sites that one dealer's cars show. */
interface ShownPictures {
  readonly slug: string
  readonly hosts: readonly string[]
  readonly wanted: readonly string[]
}

/**
 * Collects the pictures of one dealer's stock; null when the dealer fetches none.
 * @throws DealerRefused as a build does
 */
export async function shownPictures(slug: string, content: string): Promise<ShownPictures | null> {
  const { site } = loadDealer(slug, content)
  const hosts = hostsOf(site.stock.pictures_from)
  if (hosts.length === 0) return null
  const file = await snapshotFile(site, content)
  const { showroom } = stockOf(site, file, { root: content, now: buildTime(), isPictureAsWritten: true })
  return { slug, hosts, wanted: picturesAt(hosts, showroom.cars) }
}

/** Counts of a run, from the picture memory after it. */
function countsOf(learnt: PictureRecords, now: Date): Pick<DealerPictures, 'copies' | 'asked' | 'had' | 'failing'> {
  const all = Object.values(learnt)
  const asked = all.filter((picture) => picture.asked === now.toISOString())
  return {
    copies: all.filter(({ key }) => key !== null).length,
    asked: asked.length,
    had: asked.filter(({ problem }) => problem === null).length,
    failing: failingHosts(learnt, now),
  }
}

/** Fetches a dealer's pictures in the run's shared lanes and stores the results. */
export async function fetchDealerPictures(shown: ShownPictures, run: PictureRun): Promise<DealerPictures> {
  const { slug, hosts, wanted } = shown
  const [known, now] = [readPictureRecords(run.root, slug), buildTime()]
  const keep = (learnt: PictureRecords) => writePictureRecords(run.root, slug, learnt)
  const learnt = await fetchPictures({ ...run, wanted, known, rules: rulesFor(hosts), now, keep })
  keep(learnt)
  const waiting = wanted.length - Object.keys(learnt).length
  return { slug, wanted: wanted.length, waiting, ...countsOf(learnt, now), ...poorPictures(learnt) }
}

/**
 * Whether a run failed altogether: no requested picture succeeded, and at least half of all that were ever requested
 * have a problem (a few that fail every night do not count).
 */
export function isFailedRun({ wanted, waiting, asked, had, missing, kept }: DealerPictures): boolean {
  return asked > 0 && had === 0 && (missing.length + kept.length) * 2 >= wanted - waiting
}
