import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Bytes of files as they are, and as they travel. */
export interface Weight {
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

/** Above this, the best compression takes minutes; servers would not use it either. */
const bestUpTo = 20_000_000

function brotliOf(bytes: Buffer): number {
  const quality = bytes.length > bestUpTo ? 7 : 11
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

/** What files weigh, each compressed on its own. */
export function weigh(files: readonly string[]): Weight {
  const parts = files.map((file) => Buffer.from(file))
  const sum = (of: (part: Buffer) => number) => parts.reduce((total, part) => total + of(part), 0)
  return {
    raw: sum((part) => part.length),
    gzip: sum((part) => gzipSync(part, { level: 9 }).length),
    brotli: sum(brotliOf),
  }
}
