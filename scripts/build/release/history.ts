import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { formatLocalPath } from '../../lib/format-local-path.ts'
import { OperatorError } from '../../lib/operator-error.ts'
import { writeDurably } from './durable.ts'
import type { DealerLock } from './lock.ts'
import { liveId, partialOf } from './paths.ts'
import { DamagedRecord, type ReleaseRecord, readValidatedJson } from './record.ts'

const switchShape = v.object({
  id: v.string(),
  /** `switched`: by hand, or by a process that was killed before it recorded the switch. */
  what: v.picklist(['published', 'rolled back', 'switched']),
  /** ISO time. */
  at: v.string(),
  /** Id of the release that was live before. */
  from: v.nullable(v.string()),
})

const shape = v.object({
  /** Number of publications: the highest sequence that was ever live. */
  published: v.number(),
  /** Switches, newest last. */
  switches: v.array(switchShape),
})

/** One change of the live release. */
export type Switch = Readonly<v.InferOutput<typeof switchShape>>

/**
 * History of the live release. The `current` link alone says which one is live; the last switch here may be one behind.
 */
export interface History {
  readonly published: number
  readonly switches: readonly Switch[]
}

const switchesKept = 100

const fileOf = (out: string, slug: string) => join(out, slug, 'history.json')

/** The history file cannot be read. The message says what to do. */
export class HistoryDamaged extends OperatorError {
  constructor({ message, file }: DamagedRecord) {
    const shown = formatLocalPath(file)
    super(
      `${message.replace(file, shown)}. The live site is untouched. Put the file back from a backup, or remove it: then it is only forgotten what was rolled back.`,
    )
  }
}

/** Null when nothing was recorded yet. @throws HistoryDamaged when the file exists and cannot be read */
export function readHistory(out: string, slug: string): History | null {
  const file = fileOf(out, slug)
  try {
    return existsSync(file) ? readValidatedJson(file, shape) : null
  } catch (error) {
    throw error instanceof DamagedRecord ? new HistoryDamaged(error) : error
  }
}

function writeHistory({ out, slug, tag }: DealerLock, history: History): void {
  const file = fileOf(out, slug)
  const switches = history.switches.slice(-switchesKept)
  writeDurably(file, partialOf(file, tag), JSON.stringify({ ...history, switches }, null, 2))
}

/** Records a switch. */
export function recordSwitch(lock: DealerLock, sequence: number, entry: Switch): void {
  const { published, switches } = readHistory(lock.out, lock.slug) ?? { published: 0, switches: [] }
  writeHistory(lock, { published: Math.max(published, sequence), switches: [...switches, entry] })
}

/**
 * Adds a missing switch to the history: of a process killed between its switch and the record, or of a link changed by
 * hand. `records`: all readable ones, in order of publication.
 */
export function recordMissingSwitch(lock: DealerLock, records: readonly ReleaseRecord[], at: string): History {
  const { out, slug } = lock
  const known = readHistory(out, slug)
  const live = liveId(out, slug)
  // Without a history every existing release may have been live, unless nothing is.
  const published = known?.published ?? (live === null ? 0 : (records.at(-1)?.sequence ?? 0))
  const switches = known?.switches ?? []
  const last = switches.at(-1)?.id ?? null
  if (live === null || live === last) return { published, switches }
  const sequence = records.find(({ id }) => id === live)?.sequence ?? 0
  const isNew = known === null || sequence > published
  recordSwitch(lock, Math.max(published, sequence), {
    id: live,
    what: isNew ? 'published' : 'switched',
    at,
    from: last,
  })
  return readHistory(out, slug) ?? { published, switches }
}

/** Ids of releases that were rolled back from and not live since, even if others were published later. */
export function rolledBackFrom({ switches }: History): string[] {
  const left = new Set<string>()
  for (const { id, what, from } of switches) {
    if (from !== null && what !== 'published') left.add(from)
    left.delete(id)
  }
  return [...left]
}

/** A release that was rolled back from, and when. */
interface GoneBack {
  readonly from: string
  /** ISO time. */
  readonly at: string
}

/**
 * The first rollback since the last publication; null when there was none, or when it was undone by making that release
 * live again.
 */
export function standingRollback({ switches }: History): GoneBack | null {
  let standing: readonly GoneBack[] = []
  for (const { id, what, from, at } of switches) {
    const left = standing.findIndex((each) => each.from === id)
    if (what === 'published') standing = []
    else if (left !== -1) standing = standing.slice(0, left)
    else if (from !== null) standing = [...standing, { from, at }]
  }
  return standing[0] ?? null
}
