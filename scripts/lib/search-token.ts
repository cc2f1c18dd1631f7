import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from '../build/release/durable.ts'

const shape = v.object({
  host: v.string(),
  /** The index that was filled for the next build. */
  index: v.string(),
  /** Search-only, for that index, until `expires_at`; both null where the dealer has a key of its own. */
  token: v.nullable(v.string()),
  expires_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})

/** What `npm run index` leaves for a dealer's build: the index that the site queries, and a token for it. */
export type SearchToken = v.InferOutput<typeof shape>

/** The file of a dealer's token; never in git. `root` is the folder that holds dealers/. */
function tokenFile(root: string, slug: string): string {
  return join(root, 'search-tokens', `${slug}.json`)
}

/** A dealer's token file; null when missing or unreadable. */
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

/** Writes a token for the build, atomically, since a build may be reading the previous one. */
export function writeToken(root: string, slug: string, token: SearchToken): void {
  const file = tokenFile(root, slug)
  mkdirSync(dirname(file), { recursive: true })
  writeDurably(file, `${file}.${process.pid}`, `${JSON.stringify(token, null, 2)}\n`, { mode: 0o600 })
}
