import { isRecord } from '#domain/data/record.ts'
import { localSiteStorage } from '../storage/browser-storage.ts'
import type { SiteStorage } from '../storage/site-storage.ts'
import { withLock } from './with-lock.ts'

/** Under which submission key a content goes out, and the id of the lead it became; null while it is not delivered. */
export interface IdempotencyRecord {
  readonly key: string
  readonly leadId: string | number | null
}

/** Makes one lead of one content, however many tabs send it and however often. */
export interface SubmissionLock {
  /** The key under which a content that was never tried goes out; every tab is given the same one. */
  keyFor(content: string): Promise<string>
  /**
   * Runs the work in one tab at a time. It is given the record all tabs share, `key` where there is none yet, and calls
   * `settle` once the content became a lead: nobody in this browser sends it again for ten minutes.
   */
  once<T>(content: string, key: string, work: LockedWork<T>): Promise<T>
  clear(): void
}

type LockedWork<T> = (record: IdempotencyRecord, settle: (leadId: string | number) => void) => Promise<T>

/** What a submission lock needs of the browser. */
export interface SubmissionLockDependencies {
  readonly storage: SiteStorage
  readonly now: () => number
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Tells contents apart, so that no word of them has to be kept; null where the browser cannot. */
  readonly fingerprint: (content: string) => Promise<string | null>
}

/** A record as a browser keeps it; `at` is in ms since 1970. */
interface KeptRecord extends IdempotencyRecord {
  readonly fingerprint: string
  readonly at: number
}

const name = 'idempotency'
const mostRecords = 20
const day = 24 * 60 * 60_000
/** How long a record counts, in ms: the same words again within ten minutes are the same enquiry. */
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
  /** What this page knows where the browser keeps nothing. */
  let held: readonly KeptRecord[] = []

  const records = (): readonly KeptRecord[] => {
    const kept = storage.read(name)
    return [...held, ...(Array.isArray(kept) ? kept : [])].flatMap((each) => readRecord(each, now()) ?? [])
  }
  const find = (print: string) => records().find((each) => each.fingerprint === print)
  /** False where the browser does not keep it. */
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
    // No tab can look this up: the words and the day make the key, so that every tab comes to the same one.
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

/** A key no other submission has; works without a certificate too. */
function randomKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** SHA-256 in hexadecimal; browsers have it wherever they have locks. */
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
