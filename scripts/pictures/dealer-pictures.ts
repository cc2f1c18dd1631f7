import { buildTime } from '../build/build-time.ts'
import { loadDealer } from '../build/load-dealer.ts'
import { stockOf } from '../build/load-tenant.ts'
import { snapshotFile } from '../build/snapshot-source.ts'
import { failingHosts } from './failing-hosts.ts'
import type { Lanes } from './fair-lanes.ts'
import { rulesFor } from './fetch-picture.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { type PictureMemory, readPictureMemory, writePictureMemory } from './picture-memory.ts'
import { hostsOf, picturesAt } from './picture-sites.ts'
import { type PoorPictures, poorPictures } from './poor-pictures.ts'

/** What a run came to for one dealer. */
export interface DealerPictures extends PoorPictures {
  readonly slug: string
  /** Pictures that its cars show from the sites named in stock.pictures_from. */
  readonly wanted: number
  /** Those of them that pages show as copies from the next build on. */
  readonly copies: number
  /** Those that nobody asked for yet, as the time was over. */
  readonly waiting: number
  /** Those that were asked for in this run, and those of them that are well. */
  readonly asked: number
  readonly had: number
  /** Hosts that could give hardly any picture of which there are copies. */
  readonly failing: readonly string[]
}

/** How a run goes about it. */
export interface PictureRun {
  /** The project: where copies are kept. */
  readonly root: string
  /** The folder that holds dealers/ and stock/. */
  readonly content: string
  readonly lanes: Lanes
  readonly isOver: () => boolean
  readonly progress: (done: number, total: number) => void
}

/** What one dealer's cars show of other sites. */
interface ShownPictures {
  readonly slug: string
  readonly hosts: readonly string[]
  readonly wanted: readonly string[]
}

/** Looks through one dealer's stock; null where the dealer fetches none. @throws DealerRefused as a build does */
export async function shownPictures(slug: string, content: string): Promise<ShownPictures | null> {
  const { site } = loadDealer(slug, content)
  const hosts = hostsOf(site.stock.pictures_from)
  if (hosts.length === 0) return null
  const file = await snapshotFile(site, content)
  const { showroom } = stockOf(site, file, { root: content, now: buildTime(), isPictureAsWritten: true })
  return { slug, hosts, wanted: picturesAt(hosts, showroom.cars) }
}

/** What a run came to, by what is known after it. */
function countsOf(learnt: PictureMemory, now: Date): Pick<DealerPictures, 'copies' | 'asked' | 'had' | 'failing'> {
  const all = Object.values(learnt)
  const asked = all.filter((picture) => picture.asked === now.toISOString())
  return {
    copies: all.filter(({ key }) => key !== null).length,
    asked: asked.length,
    had: asked.filter(({ problem }) => problem === null).length,
    failing: failingHosts(learnt, now),
  }
}

/** Fetches them, beside other dealers' in the lanes of the run, and keeps what is known of them. */
export async function fetchDealerPictures(shown: ShownPictures, run: PictureRun): Promise<DealerPictures> {
  const { slug, hosts, wanted } = shown
  const [known, now] = [readPictureMemory(run.root, slug), buildTime()]
  const keep = (learnt: PictureMemory) => writePictureMemory(run.root, slug, learnt)
  const learnt = await fetchPictures({ ...run, wanted, known, rules: rulesFor(hosts), now, keep })
  keep(learnt)
  const waiting = wanted.length - Object.keys(learnt).length
  return { slug, wanted: wanted.length, waiting, ...countsOf(learnt, now), ...poorPictures(learnt) }
}

/**
 * Whether a run was for nothing: it could have none of the pictures it asked for, and it was no handful of many that are asked for
 * night after night.
 */
export function isFruitless({ wanted, waiting, asked, had, missing, kept }: DealerPictures): boolean {
  return asked > 0 && had === 0 && (missing.length + kept.length) * 2 >= wanted - waiting
}
