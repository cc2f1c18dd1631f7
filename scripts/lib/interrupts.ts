import { exitCodes } from './exit-codes.ts'

/** Somebody ended the command: Ctrl-C, or a signal. */
export class Interrupted extends Error {
  readonly exitCode: number
  constructor(signal: keyof typeof exitCodes) {
    super(`ended by ${signal}`)
    this.exitCode = exitCodes[signal]
  }
}

/** A signal that aborts, with an Interrupted, when somebody ends the command. Ends nothing by itself. */
export function interrupts(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => controller.abort(new Interrupted(signal)))
  }
  return controller.signal
}

/** The work, or the reason of an abort as soon as there is one. */
export async function unlessAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, aborted])
}
