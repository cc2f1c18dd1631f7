import { type Shelf, shelfOn } from './shelf.ts'

/** A Storage in memory for tests; `mode` makes it misbehave as browsers do. */
export class FakeStorage implements Storage {
  readonly entries = new Map<string, string>()
  mode: 'open' | 'blocked' | 'full' = 'open'
  /** Most entries it takes while it is open. */
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

/** A shelf on a fake storage, with the storage and the events behind it to play with. */
export interface FakeShelf extends Shelf {
  readonly storage: FakeStorage
  readonly events: EventTarget
}

/** Another tab's shelf when it is given the same storage. */
export function fakeShelf(prefix = 'north', storage = new FakeStorage()): FakeShelf {
  const events = new EventTarget()
  const shelf = shelfOn({ storage: () => storage, prefix: () => prefix, events: () => events })
  return { ...shelf, storage, events }
}

/** What a browser tells the other tabs after a write. */
export function storageEvent(key: string | null): Event {
  return Object.assign(new Event('storage'), { key })
}
