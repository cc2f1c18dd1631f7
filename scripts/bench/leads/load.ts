import { Agent, type IncomingMessage, request } from 'node:http'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

/** One request of a load. */
export interface Call {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PUT' | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/** Result of a load. Times are in ms, except `seconds`. */
export interface LoadResult {
  readonly statuses: Readonly<Record<string, number>>
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly longest: number
}

/** The status of a response; 0 when the connection was cut. */
function statusOf(agent: Agent, port: number, { path, method = 'POST', headers, body = '' }: Call): Promise<number> {
  return new Promise((resolve) => {
    const length = String(Buffer.byteLength(body))
    const call = request({
      agent,
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { ...headers, 'content-length': length },
    })
    call.once('response', (response: IncomingMessage) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0))
    })
    call.once('error', () => resolve(0))
    call.end(body)
  })
}

const ms = (histogram: RecordableHistogram, percentile: number) => histogram.percentile(percentile) / 1e6

/** Retries after a cut connection, as browsers do; the submission key makes this idempotent. */
async function answerTo(agent: Agent, port: number, call: Call): Promise<number> {
  for (let tries = 0; tries < 2; tries++) {
    const status = await statusOf(agent, port, call)
    if (status !== 0) return status
  }
  return statusOf(agent, port, call)
}

/** Sends all calls over `connections` parallel connections. */
export async function sendAll<T extends Call>(
  port: number,
  connections: number,
  calls: Iterable<T>,
  answered: (call: T, status: number) => void = () => undefined,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const histogram = createHistogram()
  const statuses: Record<string, number> = {}
  const left = calls[Symbol.iterator]()
  const sendNext = async () => {
    for (let next = left.next(); !next.done; next = left.next()) {
      const began = process.hrtime.bigint()
      const status = await answerTo(agent, port, next.value)
      histogram.record(process.hrtime.bigint() - began)
      statuses[status] = (statuses[status] ?? 0) + 1
      answered(next.value, status)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, sendNext))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return { statuses, seconds, p50: ms(histogram, 50), p99: ms(histogram, 99), longest: histogram.max / 1e6 }
}
