import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

const unpackers: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
])

/** What an `Accept-Encoding` may say. */
export const packings = 'gzip, br'

/** The body of an answer as it was before it was packed for the way. @throws when it is packed as nobody asked for */
export function unpacked(answer: IncomingMessage): Readable {
  const packing = answer.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (packing === 'identity') return answer
  const unpacker = unpackers.get(packing)?.()
  if (!unpacker) throw new Error(`it came packed as ${packing}`)
  // What goes wrong on the way is thrown to whoever reads.
  return pipeline(answer, unpacker, () => {})
}

/** The same as bytes, read no further than they may be many; null where there are more. @throws as the network does */
export async function unpackedBytes(answer: IncomingMessage, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of unpacked(answer) as AsyncIterable<Buffer>) {
    length += part.length
    if (length > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
