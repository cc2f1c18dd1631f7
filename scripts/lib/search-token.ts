import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from '../build/release/durable.ts'

const shape = v.object({ host: v.string(), index: v.string(), token: v.string(), expires_at: v.string() })

/** A tenant token as `index` leaves it for the build: search only, one index, for a while. */
export type SearchToken = v.InferOutput<typeof shape>

/** Where a dealer's token lies; never in git. `root` is the folder that holds dealers/. */
function tokenFile(root: string, slug: string): string {
  return join(root, 'search-tokens', `${slug}.json`)
}

/** The token that was left for a dealer; null when there is none or it cannot be read. */
export function readToken(root: string, slug: string): SearchToken | null {
  const file = tokenFile(root, slug)
  if (!existsSync(file)) return null
  try {
    const read = v.safeParse(shape, JSON.parse(readFileSync(file, 'utf8')))
    return read.success && !Number.isNaN(Date.parse(read.output.expires_at)) ? read.output : null
  } catch {
    return null
  }
}

/** Leaves a token for the build, which may be reading the one before it. */
export function writeToken(root: string, slug: string, token: SearchToken): void {
  const file = tokenFile(root, slug)
  mkdirSync(dirname(file), { recursive: true })
  writeDurably(file, `${file}.${process.pid}`, `${JSON.stringify(token, null, 2)}\n`, 0o600)
}
