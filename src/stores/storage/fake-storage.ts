import { type SiteStorage, siteStorageOn } from './site-storage.ts'

/** A Storage in memory for tests; `mode` makes it misbehave as browsers do. */
export class FakeStorage implements Storage {
  readonly entries = new Map<string, string>()
  mode: 'open' | 'blocked' | 'full' = 'open'
  /** Upper bound of entries in `open` mode. */
  room = Number.POSITIVE_INFINITY
  get length(): number {
    return this.entries.size
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    if (this.mode === 'blocked') throw new DOMException('blocked', 'SecurityError')
    return this.entries.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    const isFull = this.entries.size >= this.room && !this.entries.has(key)
    if (this.mode !== 'open' || isFull) throw new DOMException('no room', 'QuotaExceededError')
    this.entries.set(key, String(value))
  }
  removeItem(key: string): void {
    if (this.mode === 'blocked') throw new DOMException('blocked', 'SecurityError')
    this.entries.delete(key)
  }
  clear(): void {
    this.entries.clear()
  }
}

/** A siteStorage on a fake storage; exposes the storage and the event target to tests. */
export interface FakeSiteStorage extends SiteStorage {
  readonly storage: FakeStorage
  readonly events: EventTarget
}

/** A fake siteStorage; pass the storage of another one to simulate a second tab. */
export function fakeSiteStorage(prefix = 'north', storage = new FakeStorage()): FakeSiteStorage {
  const events = new EventTarget()
  const siteStorage = siteStorageOn({ storage: () => storage, prefix: () => prefix, events: () => events })
  return { ...siteStorage, storage, events }
}

/** The event that other tabs receive after a write. */
export function storageEvent(key: string | null): Event {
  return Object.assign(new Event('storage'), { key })
}
