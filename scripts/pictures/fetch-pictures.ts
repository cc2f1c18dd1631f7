import { mkdirSync } from 'node:fs'
import { isCompleteCopy } from './copy-files.ts'
import { updatePictureRecords } from './failing-hosts.ts'
import type { ConcurrencyLimiter } from './fair-limiter.ts'
import { type FetchRules, fetchPicture } from './fetch-picture.ts'
import { isDue, isWell, recordFailure } from './picture-answer.ts'
import { fetchedFolder, type PictureRecord, type PictureRecords } from './picture-records.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A request to fetch one dealer's pictures. */
export interface PicturesToFetch {
  readonly root: string
  /** Addresses of pictures that its cars show. */
  readonly wanted: readonly string[]
  readonly known: PictureRecords
  readonly rules: FetchRules
  readonly now: Date
  /** The run's shared lanes, which limit concurrent requests. */
  readonly lanes: ConcurrencyLimiter
  /** When true, no further picture is started; those in flight are completed. */
  readonly isOver: () => boolean
  readonly progress?: (done: number, total: number) => void
  /** Saves intermediate results, as a run may be interrupted at any time. */
  readonly keep?: (known: PictureRecords) => void
}

/** Number of pictures after which results are saved; an interrupted run loses no more than these. */
const keptEvery = 20

/** Known entries of the wanted pictures, without those whose copy is incomplete. */
function knownOf({ root, wanted, known }: PicturesToFetch): PictureRecords {
  const isThere = ({ key, bytes }: PictureRecord) => key === null || isCompleteCopy({ key, bytes }, fetchedFolder(root))
  const entries = wanted.map((address) => [address, known[address]] as const)
  return Object.fromEntries(
    entries.flatMap(([address, picture]) => (picture && isThere(picture) ? [[address, picture]] : [])),
  )
}

/** Photos are decoded one at a time, to limit memory. */
let shrinking: Promise<unknown> = Promise.resolve()

function shrinkNext(bytes: Buffer, folder: string): ReturnType<typeof shrinkPicture> {
  const shrunk = shrinking.then(() => shrinkPicture(bytes, folder))
  shrinking = shrunk.catch(() => undefined)
  return shrunk
}

/** Error codes of a disk that cannot be written. */
const diskFaults: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO']

const saysDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && diskFaults.includes(error.code)

const sentNothing = { problem: 'it sent nothing', isFinal: false }

async function learn(address: string, before: PictureRecord | undefined, job: PicturesToFetch): Promise<PictureRecord> {
  const { root, rules, now } = job
  const asked = now.toISOString()
  // A copy without a recorded size is fetched again in full, to record it.
  const fetched = await fetchPicture(address, rules, before && before.bytes > 0 ? before : null)
  if (fetched.kind === 'unchanged' && before) return { ...before, asked, ...isWell }
  if (fetched.kind !== 'picture') return recordFailure(before, asked, fetched.kind === 'failed' ? fetched : sentNothing)
  try {
    const shrunk = await shrinkNext(fetched.bytes, fetchedFolder(root))
    return { asked, ...fetched.version, ...shrunk, ...isWell }
  } catch (error) {
    if (saysDisk(error)) throw error
    // Other system errors say nothing about the picture, so they are not final.
    const isFinal = !(error instanceof Error && 'code' in error)
    return recordFailure(before, asked, { problem: error instanceof Error ? error.message : String(error), isFinal })
  }
}

const byAddress = (pictures: ReadonlyMap<string, PictureRecord>): PictureRecords =>
  Object.fromEntries([...pictures].sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Fetches the pictures that are due. Returns the memory of all wanted ones. One picture's failure does not affect
 * others.
 * @throws when the disk cannot be written; no further pictures are requested then
 */
export async function fetchPictures(job: PicturesToFetch): Promise<PictureRecords> {
  const { root, wanted, now, lanes, isOver, progress, keep } = job
  mkdirSync(fetchedFolder(root), { recursive: true })
  const known = knownOf(job)
  const due = [...new Set(wanted)].filter((address) => isDue(known[address], now))
  const learnt = new Map(Object.entries(known))
  let done = 0
  const faults: unknown[] = []
  const work = async (address: string): Promise<void> => {
    learnt.set(address, await learn(address, known[address], job))
    done += 1
    if (done % keptEvery === 0) keep?.(byAddress(learnt))
    progress?.(done, due.length)
  }
  const workOf = (address: string) => async (): Promise<void> => {
    if (!isOver() && faults.length === 0) await work(address).catch((fault: unknown) => void faults.push(fault))
  }
  const byHost = [...Map.groupBy(due, (address) => URL.parse(address)?.host ?? '')]
  await Promise.all(byHost.map(([host, addresses]) => lanes.join(host, addresses.map(workOf))))
  if (faults.length > 0) {
    keep?.(byAddress(learnt))
    throw faults[0]
  }
  return updatePictureRecords(byAddress(learnt), now)
}
