import type { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { logText } from './log-text.ts'

/** Time that requests and deliveries in flight have to finish on shutdown, in ms. */
export const graceMs = 10_000

/** The process, or a stub in tests. */
interface Program extends Pick<EventEmitter, 'once'> {
  exit(code: number): void
}

/**
 * Graceful shutdown on SIGTERM or SIGINT: no new requests or deliveries, and ten seconds for those in flight. The next
 * process repeats a delivery that takes longer, as after a kill.
 */
export function shutDownGracefully(server: Server, close: () => Promise<void>, program: Program = process): void {
  const cutOff = () => {
    console.error('Ended with something on its way; the next process takes it up.')
    server.closeAllConnections()
    program.exit(0)
  }
  const failed = (error: unknown) => {
    console.error(`Ended, but not everything was closed: ${logText(error)}`)
    program.exit(1)
  }
  const end = () => {
    setTimeout(cutOff, graceMs).unref()
    server.close(() => void close().then(() => program.exit(0), failed))
    server.closeIdleConnections()
  }
  program.once('SIGTERM', end).once('SIGINT', end)
}
