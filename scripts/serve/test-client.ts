import { connect, type Socket } from 'node:net'

/** A raw response; status 0 when the connection ended without one. */
export interface RawResponse {
  readonly status: number
  /** Lower-case name -> value. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const none: RawResponse = { status: 0, headers: {}, body: Buffer.alloc(0) }

/** The first response in the received bytes; null until it is complete. `isClosed`: no more bytes will come. */
function answerIn(bytes: Buffer, isBodiless: boolean, isClosed: boolean): RawResponse | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return isClosed ? none : null
  const [first = '', ...rows] = bytes.toString('latin1', 0, end).split('\r\n')
  const headers = Object.fromEntries(
    rows.map((row) => [row.slice(0, row.indexOf(':')).toLowerCase(), row.slice(row.indexOf(':') + 1).trim()]),
  )
  const status = Number(first.split(' ')[1])
  const length =
    isBodiless || status === 204 || status === 304 ? 0 : Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
  const body = bytes.subarray(end + 4)
  const isWhole = body.length >= length || isClosed || /(?:^|\r\n)0\r\n\r\n$/.test(body.toString('latin1'))
  return isWhole ? { status, headers, body: body.subarray(0, length) } : null
}

/** Sends raw text and waits for the first response; `onSocket` may send more, or close. */
export function sendRawRequest(
  port: number,
  text: string,
  onSocket: (socket: Socket) => void = () => {},
): Promise<RawResponse> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let bytes = Buffer.alloc(0)
    const look = (isClosed: boolean) => {
      const answer = answerIn(bytes, text.startsWith('HEAD '), isClosed)
      if (!answer) return
      socket.destroy()
      resolve(answer)
    }
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      look(false)
    })
    // A reset after the response is harmless.
    socket.on('error', () => look(true)).on('close', () => look(true))
    socket.write(Buffer.from(text, 'latin1'))
    onSocket(socket)
  })
}

/** A raw request head from its lines. */
export const lines = (...rows: readonly string[]): string => `${rows.join('\r\n')}\r\n\r\n`
