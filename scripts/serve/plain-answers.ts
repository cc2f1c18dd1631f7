import { type ServerResponse, STATUS_CODES } from 'node:http'
import { ownHeaders } from './own-headers.ts'

const plain = { ...ownHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** Responds with plain text only; headers set before are removed. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(status, { ...plain, 'Content-Length': Buffer.byteLength(text), ...headers }).end(text)
}

/** Responds 405 to an unsupported method, without waiting for the body. */
export function refuseMethod(response: ServerResponse, allowed: readonly string[]): void {
  sendText(response, 405, 'This address cannot be asked in that way.', {
    Allow: allowed.join(', '),
    Connection: 'close',
  })
}

/** A complete raw response, for a socket whose request could not be read. */
export function rawAnswer(status: number, headers: Readonly<Record<string, string>> = {}): string {
  const text = STATUS_CODES[status] ?? ''
  const rows = Object.entries({ ...plain, ...headers, 'Content-Length': String(text.length), Connection: 'close' })
  const head = rows.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${text}\r\n${head}\r\n${text}`
}
