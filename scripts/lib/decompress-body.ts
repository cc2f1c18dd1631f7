import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

const unpackers: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
])

/** The supported encodings, for `Accept-Encoding`. */
export const acceptedEncodings = 'gzip, br'

/** The decompressed body of a response. @throws for an unsupported encoding */
export function decompressBody(answer: IncomingMessage): Readable {
  const packing = answer.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (packing === 'identity') return answer
  const unpacker = unpackers.get(packing)?.()
  if (!unpacker) throw new Error(`it came packed as ${packing}`)
  // Errors are thrown to the reader of the stream.
  return pipeline(answer, unpacker, () => {})
}

/** The same as bytes; null when there are more than `most`. @throws on network errors */
export async function readDecompressedBytes(answer: IncomingMessage, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of decompressBody(answer) as AsyncIterable<Buffer>) {
    length += part.length
    if (length > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
