import { mkdirSync } from 'node:fs'
import { isWholeCopy } from './copy-files.ts'
import type { Lanes } from './fair-lanes.ts'
import { type FetchRules, fetchPicture } from './fetch-picture.ts'
import { fetchedFolder, type KnownPicture, type PictureMemory } from './picture-memory.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** What is to be fetched for one dealer. */
export interface PicturesToFetch {
  readonly root: string
  /** Addresses that its cars show. */
  readonly wanted: readonly string[]
  readonly known: PictureMemory
  readonly rules: FetchRules
  readonly now: Date
  /** Those of the whole run: so many wait for a network at once. */
  readonly lanes: Lanes
  /** No picture is begun when this is true; those begun come to their end. */
  readonly isOver: () => boolean
  readonly progress?: (done: number, total: number) => void
}

const day = 86_400_000
/** Nights do not begin at the same second: what failed in one is due in the next. */
const early = 3_600_000

/** Whether a copy stands in the store in every width: pages show no other, and a store may be of days with fewer. */
function isWhole({ key, bytes }: KnownPicture, root: string): boolean {
  return key !== null && isWholeCopy({ key, bytes }, fetchedFolder(root))
}

/** A picture that is here is asked for again after a week, one that could not be had after a day, or a week where that is final. */
function isDue(known: KnownPicture | undefined, { now, root }: PicturesToFetch): boolean {
  if (!known || (known.key !== null && !isWhole(known, root))) return true
  const pause = known.problem !== null && !known.isFinal ? day - early : 7 * day
  return now.getTime() - Date.parse(known.asked) >= pause
}

/** Photos are decoded one after another, for their memory. */
let shrinking: Promise<unknown> = Promise.resolve()

function shrinkNext(bytes: Buffer, folder: string): ReturnType<typeof shrinkPicture> {
  const shrunk = shrinking.then(() => shrinkPicture(bytes, folder))
  shrinking = shrunk.catch(() => undefined)
  return shrunk
}

/** What could not be had this time leaves what is here, unless it is gone for good. */
function lost(before: KnownPicture | undefined, asked: string, problem: string, isFinal: boolean): KnownPicture {
  if (before?.key && !isFinal) return { ...before, asked }
  return { asked, etag: null, modified: null, key: null, bytes: 0, width: 0, height: 0, problem, isFinal }
}

async function learn(address: string, { root, known, rules, now }: PicturesToFetch): Promise<KnownPicture> {
  const [before, asked] = [known[address], now.toISOString()]
  // A copy of a size that nobody noted is had whole once more, so that it is.
  const isNoted = before && before.bytes > 0 && isWhole(before, root)
  const fetched = await fetchPicture(address, rules, isNoted ? before : null)
  if (fetched.kind === 'unchanged' && before) return { ...before, asked }
  if (fetched.kind !== 'picture') {
    const { problem, isFinal } = fetched.kind === 'failed' ? fetched : { problem: 'it sent nothing', isFinal: false }
    return lost(before, asked, problem, isFinal)
  }
  try {
    const shrunk = await shrinkNext(fetched.bytes, fetchedFolder(root))
    return { asked, ...fetched.version, ...shrunk, problem: null, isFinal: false }
  } catch (error) {
    // A copy that is here outlives one bad answer, and a full disk says nothing of a picture.
    const isFinal = !before?.key && !(error instanceof Error && 'code' in error)
    return lost(before, asked, error instanceof Error ? error.message : String(error), isFinal)
  }
}

/** Fetches what is due and answers what is known then of the wanted pictures. One picture's failure touches no other. */
export async function fetchPictures(job: PicturesToFetch): Promise<PictureMemory> {
  const { root, wanted, known, lanes, isOver, progress } = job
  mkdirSync(fetchedFolder(root), { recursive: true })
  const due = [...new Set(wanted)].filter((address) => isDue(known[address], job))
  const learnt = new Map(wanted.flatMap((address) => (known[address] ? [[address, known[address]]] : [])))
  let done = 0
  const workOf = (address: string) => async (): Promise<void> => {
    if (isOver()) return
    learnt.set(address, await learn(address, job))
    done += 1
    progress?.(done, due.length)
  }
  const byHost = [...Map.groupBy(due, (address) => URL.parse(address)?.host ?? '')]
  await Promise.all(byHost.map(([host, addresses]) => lanes.join(host, addresses.map(workOf))))
  return Object.fromEntries([...learnt].sort(([a], [b]) => (a < b ? -1 : 1)))
}
