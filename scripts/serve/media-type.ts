import { extname } from 'node:path'
import { lookup } from 'mrmime'

/** Whether a media type is text, which compresses. */
export const isText = (type: string) => /^text\/|json|javascript|xml/.test(type)

/** The media type by file name, with its charset if any. */
export function typeOf(path: string): string {
  const type = lookup(extname(path)) ?? 'application/octet-stream'
  return isText(type) && type !== 'image/svg+xml' ? `${type}; charset=utf-8` : type
}
