import { gunzipSync } from 'node:zlib'

/** @throws when `bytes` exceeds `most` */
export function assertMaxBytes(bytes: number, most: number): void {
  if (bytes > most) throw new Error(`it has more than ${Math.ceil(most / 1024 / 1024)} MB, which is the most`)
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/**
 * Unpacks gzip content, such as stock.csv.gz, recognised by its magic bytes; returns other bytes unchanged.
 * @throws when it is truncated, damaged or too large
 */
export function gunzipIfCompressed(bytes: Buffer, most: number): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: most })
  } catch (error) {
    if (isTooLarge(error)) assertMaxBytes(most + 1, most)
    throw new Error('it is a gzip file that is cut off or damaged; have it sent again')
  }
}
