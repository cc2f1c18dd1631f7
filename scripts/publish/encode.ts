import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A coding that browsers ask for. */
export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const deflated = promisify(gzip)

/** Coded once and sent often, so as small as it gets; pages change each night, so not at any price. */
const code: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => deflated(bytes, { level: 9 }),
}

/** The same bytes for the same input, on every machine with the same Node. */
export function encoded(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  return code[encoding](bytes)
}
