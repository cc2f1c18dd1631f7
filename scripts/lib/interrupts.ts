import { exitCodes } from './exit-codes.ts'

/** The command was ended by Ctrl-C or a signal. */
export class Interrupted extends Error {
  readonly exitCode: number
  constructor(signal: keyof typeof exitCodes) {
    super(`ended by ${signal}`)
    this.exitCode = exitCodes[signal]
  }
}

/** An AbortSignal that aborts with an `Interrupted` on SIGINT, SIGTERM or SIGHUP. Does not end the process. */
export function interrupts(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => controller.abort(new Interrupted(signal)))
  }
  return controller.signal
}

/** Resolves with the work, or rejects with the abort reason as soon as the signal aborts. */
export async function unlessAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, aborted])
}
