import { clear, createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import { isRecord } from '#domain/data/record.ts'

/** Files of leads that wait, under the leads' keys. Nothing here throws: a browser that will not keep files says false. */
export interface FileDatabase {
  /** Keeps the files of a lead in place of earlier ones; false when they are too large or the browser refuses. */
  keep(key: string, files: readonly File[]): Promise<boolean>
  /** The files of a lead; none when the browser let go of them. */
  take(key: string): Promise<readonly File[]>
  drop(key: string): Promise<void>
  /** Lets go of the files of leads that wait no more. */
  dropOthers(wanted: readonly string[]): Promise<void>
  clear(): Promise<void>
}

/** Most bytes kept for one lead; the lead API takes no more either. */
export const mostKeptBytes = 25 * 1024 * 1024

/** A browser that is slower than this, in ms, counts as one that refuses: nobody waits for it. */
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

/** The files of one site in this browser, in a database of their own. */
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
