import { pictureKind } from '#domain/data/picture-kind.ts'
import { readDecompressedBytes } from '../../lib/decompress-body.ts'
import { isLoopback } from '../../lib/public-address.ts'
import { publicHttpsOnly, type RequestRules, requestPublicUrl } from '../../lib/request-public-url.ts'

const timeoutMs = 10_000
const mostBytes = 8 * 1024 * 1024

/** Decoder limits: a few kilobytes may claim to be a picture of a gigabyte. */
export const decoding = { limitInputPixels: 12_000_000 } as const

/** No SVG: rendering one may load or run anything. */
const kinds: ReadonlySet<string | null> = new Set(['JPG', 'PNG', 'WebP'])

/**
 * A service on this machine may be used when the dealer's file names it; no other URL may lead there or into a private
 * network.
 */
function rulesFor({ protocol, hostname }: URL): RequestRules {
  const isHere = hostname === 'localhost' || isLoopback(hostname)
  const mayAsk = (address: string) => publicHttpsOnly.mayAsk(address) || (isHere && isLoopback(address))
  return { mayAsk, protocols: ['https:', protocol] }
}

/**
 * Fetches a picture from a map service.
 * @throws when it fails, is too large, is not a picture, or its address is not allowed
 */
export async function fetchMapPicture(address: string): Promise<Buffer> {
  const url = new URL(address)
  const headers = { 'user-agent': 'Forecourt (static site build)', accept: 'image/png,image/webp,image/jpeg' }
  const answer = await requestPublicUrl(url, { rules: rulesFor(url), headers, signal: AbortSignal.timeout(timeoutMs) })
  try {
    if (answer.statusCode !== 200) throw new Error(`it answered ${answer.statusCode}`)
    const bytes = await readDecompressedBytes(answer, mostBytes)
    if (!bytes) throw new Error('its picture is too large')
    if (!kinds.has(pictureKind(bytes.toString('latin1', 0, 16)))) throw new Error('it sent no JPEG, PNG or WebP')
    return bytes
  } finally {
    answer.destroy()
  }
}
