import { localShelf } from './browser-shelf.ts'
import type { FileBox } from './file-box.ts'
import type { Shelf } from './shelf.ts'

/** The files of leads that wait: in this page's memory, and in the browser's database as far as it will. */
export interface LeadFiles {
  /** False when only this page holds them. */
  keep(key: string, files: readonly File[]): Promise<boolean>
  take(key: string): Promise<readonly File[]>
  drop(key: string): Promise<void>
  /** Lets go of files whose lead waits no more. */
  tidy(waiting: readonly string[]): Promise<void>
  clear(): Promise<void>
}

/** Remembers that there are files, so that pages without any never open a database. */
const name = 'outbox-files'

const openBox = async (): Promise<FileBox> => {
  const { fileBox } = await import('./file-box.ts')
  return fileBox(document.documentElement.dataset.storage ?? 'site')
}

/** Where the box itself cannot be fetched nothing is kept, and no lead waits for it. */
const noBox: FileBox = {
  keep: async () => false,
  take: async () => [],
  drop: async () => undefined,
  dropOthers: async () => undefined,
  clear: async () => undefined,
}

/** A box that is fetched slower than this, in ms, counts as one that cannot be fetched. */
const patience = 4000

/** The files of leads on a shelf and a box; the box is fetched when it is first needed. */
export function leadFiles(shelf: Shelf = localShelf, open: () => Promise<FileBox> = openBox): LeadFiles {
  const held = new Map<string, readonly File[]>()
  let opened: Promise<FileBox> | null = null
  const box = (): Promise<FileBox> => {
    opened ??= open().catch(() => {
      opened = null
      return noBox
    })
    return Promise.race([opened, new Promise<FileBox>((resolve) => setTimeout(() => resolve(noBox), patience))])
  }
  const isUsed = () => shelf.read(name) === true
  return {
    async keep(key, files) {
      held.set(key, files)
      if (!shelf.write(name, true)) return false
      return (await box()).keep(key, files)
    },
    take: async (key) => held.get(key) ?? (isUsed() ? (await box()).take(key) : []),
    async drop(key) {
      held.delete(key)
      if (isUsed()) await (await box()).drop(key)
    },
    async tidy(waiting) {
      for (const key of held.keys()) if (!waiting.includes(key)) held.delete(key)
      if (!isUsed()) return
      await (await box()).dropOthers(waiting)
      if (waiting.length === 0) shelf.remove(name)
    },
    async clear() {
      held.clear()
      if (isUsed()) await (await box()).clear()
      shelf.remove(name)
    },
  }
}
