import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { ReleaseFile } from './release-files.ts'

/** How the bytes of an answer are coded; `identity` is not at all. */
export type Coding = 'br' | 'gzip' | 'identity'

/** The bytes of a file in one coding, with a tag that is theirs alone. */
export interface Body {
  readonly bytes: Buffer
  /** A strong entity tag, made from the content: the same page built again keeps it. */
  readonly etag: string
}

const brotli = promisify(brotliCompress)
const deflated = promisify(gzip)

/** Quality 6 gives nearly all that 11 would, in a fiftieth of the time. */
const compress: Readonly<Record<Exclude<Coding, 'identity'>, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => deflated(bytes, { level: 7 }),
}

/** Largest file that is sent from memory as it is, in bytes; larger ones stream from disk. */
export const largestHeld = 512 * 1024

/** Bodies held in memory at most, in bytes, all sites together. */
const budget = 64 * 1024 * 1024

async function make(path: string, coding: Coding): Promise<Body> {
  const bytes = await readFile(path)
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return coding === 'identity'
    ? { bytes, etag: `"${tag}"` }
    : { bytes: await compress[coding](bytes), etag: `"${tag}-${coding}"` }
}

const held = new LRUCache<string, Body, { readonly path: string; readonly coding: Coding }>({
  maxSize: budget,
  max: 20_000,
  // A body that is pushed out while it is made still has a request that waits for it.
  ignoreFetchAbort: true,
  sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  fetchMethod: (_key, _stale, { context: { path, coding } }) => make(path, coding),
})

/**
 * A file's bytes, coded as asked, made once and then held while there is room.
 * @throws when the file cannot be read
 */
export async function bodyOf({ path, key }: ReleaseFile, coding: Coding): Promise<Body> {
  return held.forceFetch(`${coding}:${key}`, { context: { path, coding } })
}
