import type { Context } from 'hono'
import { authorizeRequest } from './access.ts'
import { IndexStore } from './index-store.ts'
import { Keys } from './keys.ts'
import { Tasks } from './tasks.ts'
import type { TokenFilter } from './tenant-token.ts'

/** The state of one search server, and its access control. */
export class ServerState {
  readonly indexes: IndexStore
  readonly keys: Keys
  readonly tasks: Tasks
  readonly #now: () => Date

  constructor(masterKey: string, now: () => Date) {
    this.#now = now
    this.indexes = new IndexStore(now)
    this.keys = new Keys(masterKey, now)
    this.tasks = new Tasks(now)
  }

  /** See access.ts. @throws MeiliError */
  authorizeRequest(context: Context, action: string, index?: string): TokenFilter | null {
    const wanted = index === undefined ? { action } : { action, index }
    return authorizeRequest(context.req.header('authorization'), this.keys, this.#now(), wanted)
  }
}
