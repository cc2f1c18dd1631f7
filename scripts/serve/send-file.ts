import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { parseAccept } from 'hono/utils/accept'
import parseRange from 'range-parser'
import { bodyOf, type Coding, maxCachedFileSize } from './bodies.ts'
import type { Headers } from './headers.ts'
import { isText, typeOf } from './media-type.ts'
import type { ReleaseFile } from './release-files.ts'

/** Status and headers of a file response. */
export interface Answer {
  readonly status: 200 | 404 | 410
  readonly headers: Headers
}

/** Size and ETag of a body; `bytes` is null when it is streamed from disk. */
interface Source {
  readonly size: number
  readonly etag: string
  readonly bytes: Buffer | null
}

/** Smaller responses, in bytes, fit one packet uncompressed. */
const worthCompressing = 1024

/** The client's preferred encoding; on a tie, brotli. */
export function codingFor(accepted: string): Coding {
  const liked = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]))
  const weight = (coding: Coding) => liked.get(coding) ?? liked.get('*') ?? 0
  const [best] = (['br', 'gzip'] as const).filter((each) => weight(each) > 0).sort((a, b) => weight(b) - weight(a))
  return best && weight(best) >= (liked.get('identity') ?? 0) ? best : 'identity'
}

async function sourceOf(file: ReleaseFile, coding: Coding): Promise<Source> {
  if (coding === 'identity' && file.size > maxCachedFileSize) {
    return { size: file.size, etag: `"${file.size.toString(36)}-${file.key.split(':').at(-1)}"`, bytes: null }
  }
  const { bytes, etag } = await bodyOf(file, coding)
  return { size: bytes.length, etag, bytes }
}

/** Whether the client's cached version matches (If-None-Match). */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

/** The requested range; null for the whole file, 'none' when unsatisfiable. Multiple ranges get the whole file. */
function rangeOf({ headers }: IncomingMessage, { size, etag }: Source): parseRange.Range | 'none' | null {
  const condition = headers['if-range']
  if (headers.range === undefined || (condition !== undefined && condition !== etag)) return null
  const ranges = parseRange(size, headers.range, { combine: true })
  if (ranges === -1) return 'none'
  return ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? null : (ranges[0] ?? null)
}

async function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { path }: ReleaseFile,
  { bytes, size }: Source,
  { start, end }: parseRange.Range,
): Promise<void> {
  response.setHeader('Content-Length', size === 0 ? 0 : end - start + 1)
  if (request.method === 'HEAD' || size === 0) response.end()
  else if (bytes) response.end(bytes.subarray(start, end + 1))
  else await pipeline((await open(path)).createReadStream({ start, end }), response)
}

function sendNone(response: ServerResponse, status: 304 | 416): void {
  response.writeHead(status)
  response.end()
}

/**
 * Sends a file of a release: compressed if it is text and the client accepts it; responds to conditional and range
 * requests.
 * @throws when the file cannot be read
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ReleaseFile,
  { status, headers }: Answer,
): Promise<void> {
  const type = typeOf(file.path)
  const isCompressible = isText(type) && file.size >= worthCompressing
  const isPart = status === 200 && request.method === 'GET' && request.headers.range !== undefined
  const coding = isCompressible && !isPart ? codingFor(String(request.headers['accept-encoding'] ?? '')) : 'identity'
  const source = await sourceOf(file, coding)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (isCompressible) response.setHeader('Vary', 'Accept-Encoding')
  if (status === 200) response.setHeader('ETag', source.etag)
  if (status === 200 && isKnown(request, source.etag)) return sendNone(response, 304)
  const range = isPart ? rangeOf(request, source) : null
  if (range === 'none') {
    response.setHeader('Content-Range', `bytes */${source.size}`)
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Content-Length', 0)
    return sendNone(response, 416)
  }
  response.setHeader('Content-Type', type)
  if (coding === 'identity' && status === 200) response.setHeader('Accept-Ranges', 'bytes')
  else if (coding !== 'identity') response.setHeader('Content-Encoding', coding)
  response.statusCode = range ? 206 : status
  if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${source.size}`)
  await sendBytes(request, response, file, source, range ?? { start: 0, end: source.size - 1 })
}
