import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/lib/free-port.ts'

/** A lead API process that can be killed and restarted. */
export interface ApiProcess {
  readonly base: string
  start(): Promise<void>
  kill(): Promise<void>
  /** Sends SIGTERM and resolves with the arguments of its `exit` event. */
  end(): Promise<unknown>
}

/** Waits until the address responds. @throws when the process ends before */
async function answers(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 2400; tries++) {
    const isWell = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isWell) return
    if (child.exitCode !== null) throw new Error(`The lead API ended with ${child.exitCode} before it answered.`)
    await pause(25)
  }
  throw new Error('The lead API does not answer.')
}

/** Prepares a lead API on a free port, with the dealers of a content folder. */
export async function apiProcess(content: string, env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const args = ['--disable-warning=ExperimentalWarning', resolve('scripts/leads.ts'), '--port', String(port)]
  let child: ChildProcess | null = null
  const gone = async (signal: NodeJS.Signals) => {
    const ended = child ? once(child, 'exit') : Promise.resolve([])
    child?.kill(signal)
    child = null
    return ended
  }
  return {
    base,
    async start() {
      child = spawn(process.execPath, args, { cwd: content, env: { ...process.env, ...env }, stdio: 'ignore' })
      await answers(`${base}/healthz`, child)
    },
    kill: async () => void (await gone('SIGKILL')),
    end: () => gone('SIGTERM'),
  }
}
