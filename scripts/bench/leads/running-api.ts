import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** A lead API in a process of its own. */
export interface RunningApi {
  readonly port: number
  /** Its current memory (RSS), in MB. */
  memory(): Promise<number>
  /** The peak of the samples so far, in MB. */
  readonly mostMemory: number
  end(): Promise<void>
}

function portOf(child: ChildProcess): Promise<number> {
  let said = ''
  return new Promise((resolve, fail) => {
    child.once('exit', () => fail(new Error(`The lead API does not start: ${said}`)))
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const port = /on port (\d+)/.exec(said)?.[1]
      if (port) resolve(Number(port))
    })
  })
}

/** Memory in MB. Retries when the connection is cut, as happens when all connections are taken. */
async function memoryAt(port: number, tries = 10): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null)
  if (!answer && tries > 0) return memoryAt(port, tries - 1)
  const text = (await answer?.text()) ?? ''
  return Math.round(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 2 ** 20)
}

/** Starts the lead API as an operator does, with dealers from a folder. */
export async function startApi(
  script: string,
  content: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningApi> {
  const args = ['--disable-warning=ExperimentalWarning', script, '--port', '0']
  const stdio = ['ignore', 'pipe', 'ignore'] as const
  const child = spawn(process.execPath, args, { cwd: content, env: { ...process.env, ...env }, stdio: [...stdio] })
  const port = await portOf(child)
  let most = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await memoryAt(port))
      await pause(250)
    }
  })()
  return {
    port,
    memory: () => memoryAt(port),
    get mostMemory() {
      return most
    },
    async end() {
      isOver = true
      await watching
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
