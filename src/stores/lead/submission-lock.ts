import { isRecord } from '#domain/data/record.ts'
import { localSiteStorage } from '../storage/browser-storage.ts'
import type { SiteStorage } from '../storage/site-storage.ts'
import { withLock } from './with-lock.ts'

/** The submission key of a content, and the id of its lead; null until delivered. */
export interface IdempotencyRecord {
  readonly key: string
  readonly leadId: string | number | null
}

/** Idempotent submission: one content makes one lead, however many tabs send it and however often. */
export interface SubmissionLock {
  /** The submission key for a content; the same in every tab. */
  keyFor(content: string): Promise<string>
  /**
   * Runs the work in one tab at a time. It receives the record shared by all tabs (with `key` where there is none yet)
   * and calls `settle` once the content became a lead: this browser does not send it again for ten minutes.
   */
  once<T>(content: string, key: string, work: LockedWork<T>): Promise<T>
  clear(): void
}

type LockedWork<T> = (record: IdempotencyRecord, settle: (leadId: string | number) => void) => Promise<T>

/** Browser dependencies of a submission lock. */
export interface SubmissionLockDependencies {
  readonly storage: SiteStorage
  readonly now: () => number
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Hash of a content, stored instead of the content itself; null where the browser cannot hash. */
  readonly fingerprint: (content: string) => Promise<string | null>
}

/** A record as stored; `at`: ms since 1970. */
interface KeptRecord extends IdempotencyRecord {
  readonly fingerprint: string
  readonly at: number
}

const name = 'idempotency'
const mostRecords = 20
const day = 24 * 60 * 60_000
/** How long a record is valid, in ms: the same content again within ten minutes of delivery is the same enquiry. */
const lifetime = { delivered: 10 * 60_000, waiting: day }

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{16,64}$/.test(value)
const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

function readRecord(value: unknown, now: number): KeptRecord | null {
  if (!isRecord(value)) return null
  const { fingerprint, key, at, leadId } = value
  if (typeof fingerprint !== 'string' || !isKey(key) || typeof at !== 'number') return null
  const id = isId(leadId) ? leadId : null
  const isFresh = Math.abs(now - at) < (id === null ? lifetime.waiting : lifetime.delivered)
  return isFresh ? { fingerprint, key, at, leadId: id } : null
}

/** A submission lock on the browser's own locks and storage. */
export function createSubmissionLock(dependencies: SubmissionLockDependencies): SubmissionLock {
  const { storage, now, fingerprint } = dependencies
  /** Records of this page only, where the browser refuses to store them. */
  let held: readonly KeptRecord[] = []

  const records = (): readonly KeptRecord[] => {
    const kept = storage.read(name)
    return [...held, ...(Array.isArray(kept) ? kept : [])].flatMap((each) => readRecord(each, now()) ?? [])
  }
  const find = (print: string) => records().find((each) => each.fingerprint === print)
  /** False when the browser refuses. */
  const keep = (record: KeptRecord): boolean => {
    const others = records().filter((each) => each.fingerprint !== record.fingerprint)
    const all = [...others, record].slice(-mostRecords)
    const isKept = storage.write(name, all)
    held = isKept ? [] : all
    return isKept
  }

  const newRecord = async (content: string, print: string): Promise<KeptRecord> => {
    const record = { fingerprint: print, key: randomKey(), at: now(), leadId: null }
    if (keep(record)) return record
    // Other tabs cannot read this record, so derive the key from content and day: every tab gets the same one.
    const shared = { ...record, key: (await fingerprint(`${Math.floor(now() / day)} ${content}`)) ?? record.key }
    keep(shared)
    return shared
  }

  return {
    async keyFor(content) {
      const print = await fingerprint(content)
      if (print === null) return randomKey()
      const { key } = await dependencies.withLock(name, async () => find(print) ?? newRecord(content, print))
      return key
    },
    async once(content, key, work) {
      const print = await fingerprint(content)
      if (print === null) return work({ key, leadId: null }, () => undefined)
      return dependencies.withLock(`${name}-${print}`, () => {
        const record = find(print) ?? { fingerprint: print, key, at: now(), leadId: null }
        keep(record)
        return work(record, (leadId) => void keep({ ...record, leadId, at: now() }))
      })
    },
    clear() {
      held = []
      storage.remove(name)
    },
  }
}

/** A unique key; also works outside a secure context. */
function randomKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** SHA-256 in hexadecimal; available wherever Web Locks are. */
async function sha256(content: string): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}

/** This site's submission lock in this browser. */
export const submissionLock: SubmissionLock = createSubmissionLock({
  storage: localSiteStorage,
  now: () => Date.now(),
  withLock: (lock, work) => withLock(`forecourt-${lock}`, work),
  fingerprint: sha256,
})
