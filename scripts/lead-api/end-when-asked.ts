import type { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { logText } from './log-text.ts'

/** How long something that is on its way has when a process is asked to end, in ms. */
export const graceMs = 10_000

/** What is asked to end: the process, but for tests. */
interface Program extends Pick<EventEmitter, 'once'> {
  exit(code: number): void
}

/**
 * Ends what runs when somebody asks: no new request, no new delivery, and ten seconds for what is on its way. A delivery
 * that takes longer is made again by the next process, as after a kill.
 */
export function endWhenAsked(server: Server, close: () => Promise<void>, program: Program = process): void {
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
