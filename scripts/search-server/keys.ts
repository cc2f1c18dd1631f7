import { createHash, createHmac } from 'node:crypto'
import * as v from 'valibot'
import { invalidField, MeiliError, missingKeyField } from './meili-error.ts'

const shape = v.object({
  uid: v.optional(v.pipe(v.string(), v.uuid())),
  name: v.nullish(v.string()),
  description: v.nullish(v.string()),
  actions: v.array(v.string()),
  indexes: v.array(v.string()),
  expiresAt: v.nullable(v.string()),
})

/** An API key in Meilisearch's format. */
export interface ApiKey {
  readonly uid: string
  readonly key: string
  readonly name: string | null
  readonly description: string | null
  readonly actions: readonly string[]
  readonly indexes: readonly string[]
  readonly expiresAt: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** A deterministic uid, so that keys stay the same after a restart although nothing is stored. */
function uidFor(masterKey: string, given: readonly unknown[]): string {
  const digits = createHash('sha256')
    .update(JSON.stringify([masterKey, ...given]))
    .digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

/** The keys of one server. A key's value is the HMAC of its uid under the master key, as in Meilisearch. */
export class Keys {
  readonly #masterKey: string
  readonly #now: () => Date
  readonly #keys = new Map<string, ApiKey>()
  readonly #made = new Map<string | null, number>()

  constructor(masterKey: string, now: () => Date) {
    this.#masterKey = masterKey
    this.#now = now
    const everything = { indexes: ['*'], expiresAt: null }
    this.create({ ...everything, name: 'Default Search API Key', actions: ['search'] })
    this.create({ ...everything, name: 'Default Admin API Key', actions: ['*'] })
  }

  /** @throws MeiliError for invalid fields */
  create(given: unknown): ApiKey {
    const read = v.safeParse(shape, given)
    if (!read.success) {
      const [issue] = read.issues
      const at = v.getDotPath(issue) ?? ''
      const isMissing = issue.received === 'undefined'
      throw new MeiliError(isMissing ? missingKeyField(at) : invalidField('api_key', at), issue.message)
    }
    const { uid: wanted, name = null, description = null, ...rest } = read.output
    const uid = wanted ?? uidFor(this.#masterKey, [name, rest.actions, rest.indexes, this.#made.get(name) ?? 0])
    this.#made.set(name, (this.#made.get(name) ?? 0) + 1)
    const key = createHmac('sha256', this.#masterKey).update(uid).digest('hex')
    const at = this.#now().toISOString()
    const made = { ...rest, uid, key, name, description, createdAt: at, updatedAt: at }
    this.#keys.set(uid, made)
    return made
  }

  all(): readonly ApiKey[] {
    return [...this.#keys.values()]
  }

  /** Finds a key by uid or by value. @throws MeiliError when there is none */
  get(keyOrUid: string): ApiKey {
    const found = this.find(keyOrUid)
    if (!found) throw new MeiliError('api_key_not_found', `API key \`${keyOrUid}\` not found.`)
    return found
  }

  find(keyOrUid: string): ApiKey | undefined {
    return this.#keys.get(keyOrUid) ?? this.all().find(({ key }) => key === keyOrUid)
  }

  delete(keyOrUid: string): void {
    this.#keys.delete(this.get(keyOrUid).uid)
  }

  /** Whether the server has no master key, so that every request is allowed. */
  get isOpen(): boolean {
    return this.#masterKey === ''
  }

  isMaster(text: string): boolean {
    return text === this.#masterKey
  }
}
