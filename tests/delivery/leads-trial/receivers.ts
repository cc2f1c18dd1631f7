import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { signedHeaders } from '#scripts/lead-api/deliveries/webhook.ts'
import { seededNumber } from './random.ts'

/** One delivery, identified by the id that all its attempts have. */
export interface Arrival {
  readonly to: string
  /** Shoppers' words in any of its attempts. */
  readonly words: Set<string>
  times: number
}

/** A mail server and a webhook hub that both fail sometimes. */
export interface Receivers {
  readonly smtpPort: number
  readonly hubPort: number
  /** Map: Message-ID -> arrival. */
  readonly mails: ReadonlyMap<string, Arrival>
  /** Map: idempotency key -> arrival. */
  readonly hooks: ReadonlyMap<string, Arrival>
  /** Number of posts without a valid signature. */
  readonly unsigned: number
  close(): Promise<void>
}

export const hubSecret = 'hub-secret-of-the-trial'

/** Outcome of an attempt: refused, accepted without a response, or fine. One delivery in four has failures. */
function fateOf(seed: string, id: string, time: number, most: number): 'refused' | 'unanswered' | 'fine' {
  const failures = Math.ceil(Math.max(0, seededNumber(seed, id) - 0.75) * 4 * most)
  if (time > failures) return 'fine'
  return seededNumber(seed, id, time) < 0.5 ? 'refused' : 'unanswered'
}

const wordsIn = (text: string) => text.match(/words-\d+-[ab]/g) ?? []

class Book {
  readonly arrivals = new Map<string, Arrival>()
  readonly #tries = new Map<string, number>()
  readonly #seed: string
  readonly #failures: number
  constructor(seed: string, failures: number) {
    this.#seed = seed
    this.#failures = failures
  }
  /** Records an attempt unless it is refused. Returns its outcome. */
  take(id: string, to: string, text: string) {
    const time = (this.#tries.get(id) ?? 0) + 1
    this.#tries.set(id, time)
    const fate = fateOf(this.#seed, id, time, this.#failures)
    if (fate === 'refused') return fate
    const arrival = this.arrivals.get(id) ?? { to, words: new Set<string>(), times: 0 }
    arrival.times += 1
    for (const word of wordsIn(text)) arrival.words.add(word)
    this.arrivals.set(id, arrival)
    return fate
  }
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function mailServer(book: Book): SMTPServer {
  const refusal = Object.assign(new Error('Try again later.'), { responseCode: 451 })
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      textOf(stream as unknown as AsyncIterable<Buffer>).then((raw) => {
        const text = raw.replaceAll(/=\r?\n/g, '')
        const id = /^Message-ID:\s*(<[^>]+>)/im.exec(text)?.[1] ?? `without an id: ${text.slice(0, 80)}`
        const to = envelope.rcptTo.map(({ address }) => address).join()
        done(book.take(id, to, text) === 'fine' ? null : refusal)
      }, done)
    },
  })
}

/** Starts both servers on free ports; `failures` is the maximum number of failures per delivery. */
export async function startReceivers(seed: string, failures: number): Promise<Receivers> {
  const [mails, hooks] = [new Book(`${seed} mail`, failures), new Book(`${seed} hook`, failures)]
  let unsigned = 0
  const smtp = mailServer(mails)
  smtp.on('error', () => undefined)
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const hub = createServer(async (request, response) => {
    const body = await textOf(request).catch(() => '')
    const id = String(request.headers['idempotency-key'])
    const at = new Date(Number(request.headers['webhook-timestamp']) * 1000)
    const signature = signedHeaders(id, body, hubSecret, at)['webhook-signature']
    if (signature !== request.headers['webhook-signature']) unsigned += 1
    const fate = hooks.take(id, JSON.parse(body).lead?.email ?? '', body)
    if (fate === 'unanswered') response.destroy()
    else response.writeHead(fate === 'fine' ? 200 : 503).end()
  }).listen(0, '127.0.0.1')
  await once(hub, 'listening')
  return {
    smtpPort: (smtp.server.address() as AddressInfo).port,
    hubPort: (hub.address() as AddressInfo).port,
    mails: mails.arrivals,
    hooks: hooks.arrivals,
    get unsigned() {
      return unsigned
    },
    async close() {
      hub.closeAllConnections()
      hub.close()
      await new Promise<void>((done) => smtp.close(done))
    },
  }
}
