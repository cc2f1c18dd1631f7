/**
 * A place to keep small JSON values between pages.
 * It never throws: blocked, full or corrupt storage reads as undefined and writes as false.
 */
export interface SiteStorage {
  /** The value of the name; undefined when absent or unreadable. */
  read(name: string): unknown
  /** Stores a JSON value; false when the browser refuses. */
  write(name: string, value: unknown): boolean
  remove(name: string): void
  /** All names that have a value; empty when storage is blocked. */
  names(): readonly string[]
  /** Calls back when another tab changes the name or the page returns from the bfcache. Returns an unsubscriber. */
  watch(name: string, changed: () => void): () => void
}

/** Backend of a site's storage. All three are called lazily, so that importing a store is always safe. */
export interface StorageBackend {
  /** May throw, as `window.localStorage` does when a browser blocks it. */
  readonly storage: () => Storage
  readonly prefix: () => string
  readonly events: () => EventTarget | null
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

function readJson(text: string | null): unknown {
  return text === null ? undefined : JSON.parse(text)
}

/** Listens for a change of one key made elsewhere; a null key means that everything was cleared. */
function watchKey(events: EventTarget | null, key: () => string, changed: () => void): () => void {
  const onStorage = (event: Event) => {
    const changedKey = (event as StorageEvent).key
    if (changedKey === null || changedKey === key()) changed()
  }
  const onShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) changed()
  }
  events?.addEventListener('storage', onStorage)
  events?.addEventListener('pageshow', onShow)
  return () => {
    events?.removeEventListener('storage', onStorage)
    events?.removeEventListener('pageshow', onShow)
  }
}

/** A storage whose keys all start with the site's prefix, so that two sites on one origin never share. */
export function siteStorageOn(backend: StorageBackend): SiteStorage {
  const key = (name: string) => `${backend.prefix()}:${name}`
  return {
    read: (name) => attempt(() => readJson(backend.storage().getItem(key(name))), undefined),
    write: (name, value) =>
      attempt(() => {
        backend.storage().setItem(key(name), JSON.stringify(value))
        return true
      }, false),
    remove: (name) => attempt(() => backend.storage().removeItem(key(name)), undefined),
    names: () =>
      attempt(() => {
        const storage = backend.storage()
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        return keys.filter((each) => each.startsWith(key(''))).map((each) => each.slice(key('').length))
      }, []),
    watch: (name, changed) => watchKey(backend.events(), () => key(name), changed),
  }
}
