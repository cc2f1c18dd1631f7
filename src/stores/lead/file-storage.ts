import { localSiteStorage } from '../storage/browser-storage.ts'
import type { SiteStorage } from '../storage/site-storage.ts'
import type { FileDatabase } from './file-database.ts'
import { waitingNames } from './waiting-names.ts'

/** The files of waiting leads: in this page's memory and, where the browser allows it, in IndexedDB. */
export interface FileStorage {
  /** False when only this page holds them. */
  keep(key: string, files: readonly File[]): Promise<boolean>
  take(key: string): Promise<readonly File[]>
  drop(key: string): Promise<void>
  /** Removes files of leads that are not in `waiting`. */
  tidy(waiting: readonly string[]): Promise<void>
  clear(): Promise<void>
}

/** Flag that files are stored, so that pages without any never open the database. */
const name = waitingNames.files

const openDatabase = async (): Promise<FileDatabase> => {
  const { fileDatabase } = await import('./file-database.ts')
  return fileDatabase(document.documentElement.dataset.storage ?? 'site')
}

/** Fallback when the database module cannot be loaded: stores nothing, and no lead waits for it. */
const noDatabase: FileDatabase = {
  keep: async () => false,
  take: async () => [],
  drop: async () => undefined,
  dropOthers: async () => undefined,
  clear: async () => undefined,
}

/** Timeout of loading that module, in ms; then the fallback is used. */
const timeoutMs = 4000

/** Keeps files in memory and in a database that is opened on first use. */
export function createFileStorage(
  storage: SiteStorage = localSiteStorage,
  open: () => Promise<FileDatabase> = openDatabase,
): FileStorage {
  const held = new Map<string, readonly File[]>()
  let opened: Promise<FileDatabase> | null = null
  const database = (): Promise<FileDatabase> => {
    opened ??= open().catch(() => {
      opened = null
      return noDatabase
    })
    const late = new Promise<FileDatabase>((resolve) => setTimeout(() => resolve(noDatabase), timeoutMs))
    return Promise.race([opened, late])
  }
  const isUsed = () => storage.read(name) === true
  return {
    async keep(key, files) {
      held.set(key, files)
      if (!storage.write(name, true)) return false
      return (await database()).keep(key, files)
    },
    take: async (key) => held.get(key) ?? (isUsed() ? (await database()).take(key) : []),
    async drop(key) {
      held.delete(key)
      if (isUsed()) await (await database()).drop(key)
    },
    async tidy(waiting) {
      for (const key of held.keys()) if (!waiting.includes(key)) held.delete(key)
      if (!isUsed()) return
      await (await database()).dropOthers(waiting)
      if (waiting.length === 0) storage.remove(name)
    },
    async clear() {
      held.clear()
      if (isUsed()) await (await database()).clear()
      storage.remove(name)
    },
  }
}
