import { MeiliError, noIndex } from './meili-error.ts'
import { SearchIndex } from './search-index.ts'

/** All indexes of one server, by uid. */
export class IndexStore {
  readonly #indexes = new Map<string, SearchIndex>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /** @throws MeiliError index_not_found */
  get(uid: string): SearchIndex {
    const index = this.#indexes.get(uid)
    if (!index) throw noIndex(uid)
    return index
  }

  /** @throws MeiliError when the name is taken */
  create(uid: string, primaryKey: string | null): SearchIndex {
    if (this.#indexes.has(uid)) throw new MeiliError('index_already_exists', `Index \`${uid}\` already exists.`)
    const index = new SearchIndex(primaryKey, this.#now())
    this.#indexes.set(uid, index)
    return index
  }

  /** The index of that name, created if missing, as adding documents or settings does in Meilisearch. */
  getOrCreate(uid: string, primaryKey: string | null): SearchIndex {
    return this.#indexes.get(uid) ?? this.create(uid, primaryKey)
  }

  /** @throws MeiliError index_not_found */
  delete(uid: string): void {
    this.get(uid)
    this.#indexes.delete(uid)
  }

  all(): readonly (readonly [string, SearchIndex])[] {
    return [...this.#indexes].sort(([a], [b]) => (a < b ? -1 : 1))
  }
}
