import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { ReleaseFile } from './release-files.ts'

/** Content encoding of a response; `identity` is none. */
export type Coding = 'br' | 'gzip' | 'identity'

/** The bytes of a file in one encoding, with their own tag. */
export interface Body {
  readonly bytes: Buffer
  /** Strong ETag, derived from the content: an identical rebuilt page keeps it. */
  readonly etag: string
}

const brotli = promisify(brotliCompress)
const deflated = promisify(gzip)

/** Brotli quality 6 compresses nearly as well as 11, in a fiftieth of the time. */
const compress: Readonly<Record<Exclude<Coding, 'identity'>, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => deflated(bytes, { level: 7 }),
}

/** Largest file that is sent uncompressed from memory, in bytes; larger ones stream from disk. */
export const maxCachedFileSize = 512 * 1024

/** Maximum size of cached bodies, in bytes, over all sites. */
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
  // A request still waits for a body that is evicted while it is created.
  ignoreFetchAbort: true,
  sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  fetchMethod: (_key, _stale, { context: { path, coding } }) => make(path, coding),
})

/** A file's bytes in an encoding, from the cache. @throws when the file cannot be read */
export async function bodyOf({ path, key }: ReleaseFile, coding: Coding): Promise<Body> {
  return held.forceFetch(`${coding}:${key}`, { context: { path, coding } })
}
