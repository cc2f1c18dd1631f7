import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from '../build/release/durable.ts'

const shape = v.object({
  host: v.string(),
  /** The index that was filled for the next build. */
  index: v.string(),
  /** Search only, that one index, until `expires_at`; both null where the dealer brings a key of its own. */
  token: v.nullable(v.string()),
  expires_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})

/** What `index` leaves for the build of a dealer: which index its site is to ask, and a token for it. */
export type SearchToken = v.InferOutput<typeof shape>

/** Where a dealer's token lies; never in git. `root` is the folder that holds dealers/. */
function tokenFile(root: string, slug: string): string {
  return join(root, 'search-tokens', `${slug}.json`)
}

/** What was left for a dealer; null when there is nothing, or it cannot be read. */
export function readToken(root: string, slug: string): SearchToken | null {
  const file = tokenFile(root, slug)
  if (!existsSync(file)) return null
  try {
    const read = v.safeParse(shape, JSON.parse(readFileSync(file, 'utf8')))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** Leaves a token for the build, which may be reading the one before it. */
export function writeToken(root: string, slug: string, token: SearchToken): void {
  const file = tokenFile(root, slug)
  mkdirSync(dirname(file), { recursive: true })
  writeDurably(file, `${file}.${process.pid}`, `${JSON.stringify(token, null, 2)}\n`, { mode: 0o600 })
}
