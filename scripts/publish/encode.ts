import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A content encoding that browsers accept. */
export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const deflated = promisify(gzip)

/**
 * High compression, as files are encoded once and sent often; not brotli's slowest level, as pages change with every
 * build.
 */
const code: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => deflated(bytes, { level: 9 }),
}

/** Compresses bytes; deterministic for a given Node version. */
export function encoded(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  return code[encoding](bytes)
}
