import { clear, createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import { isRecord } from '#domain/data/record.ts'

/** Files of waiting leads in IndexedDB, by lead key. Never rejects: `keep` returns false when the browser refuses. */
export interface FileDatabase {
  /** Stores the files of a lead, replacing earlier ones; false when they are too large or the browser refuses. */
  keep(key: string, files: readonly File[]): Promise<boolean>
  /** The files of a lead; empty when the browser evicted them. */
  take(key: string): Promise<readonly File[]>
  drop(key: string): Promise<void>
  /** Removes the files of all leads except these keys. */
  dropOthers(wanted: readonly string[]): Promise<void>
  clear(): Promise<void>
}

/** Upper bound per lead in bytes; the lead API's own limit. */
export const mostKeptBytes = 25 * 1024 * 1024

/** After this long, in ms, an operation counts as refused. */
const timeoutMs = 4000

interface KeptFile {
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
}

async function pack(file: File): Promise<KeptFile> {
  return { name: file.name, type: file.type, bytes: await file.arrayBuffer() }
}

function unpack(value: unknown): File[] {
  if (!isRecord(value)) return []
  const { name, type, bytes } = value
  const isSound = typeof name === 'string' && typeof type === 'string' && bytes instanceof ArrayBuffer
  return isSound ? [new File([bytes], name, { type })] : []
}

async function attempt<T>(action: () => Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), timeoutMs))
  try {
    return await Promise.race([action(), late])
  } catch {
    return otherwise
  }
}

/** The file database of one site in this browser. */
export function fileDatabase(prefix: string): FileDatabase {
  let opened: UseStore | null = null
  const store = () => {
    opened ??= createStore(`${prefix}:outbox-files`, 'files')
    return opened
  }
  return {
    async keep(key, files) {
      if (files.reduce((sum, file) => sum + file.size, 0) > mostKeptBytes) return false
      return attempt(async () => {
        await set(key, await Promise.all(files.map(pack)), store())
        return true
      }, false)
    },
    take: (key) =>
      attempt(async () => {
        const value: unknown = await get(key, store())
        return Array.isArray(value) ? value.flatMap(unpack) : []
      }, []),
    drop: (key) => attempt(() => del(key, store()), undefined),
    dropOthers: (wanted) =>
      attempt(async () => {
        const kept = await keys(store())
        const stale = kept.filter((key) => typeof key !== 'string' || !wanted.includes(key))
        await delMany(stale, store())
      }, undefined),
    clear: () => attempt(() => clear(store()), undefined),
  }
}
