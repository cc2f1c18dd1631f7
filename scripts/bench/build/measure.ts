import { spawn } from 'node:child_process'
import { OperatorError } from '../../lib/operator-error.ts'
import type { Cost } from './costs.ts'
import { childrenMostMb, childrenMs } from './process-tree.ts'

/** Interval of memory samples: a peak between the last sample and a process's end is missed. */
const lookEveryMs = 50

/**
 * The cost of the processes that `work` starts and waits for, including their children. This process must not start
 * others meanwhile. @throws OperatorError on systems other than Linux
 */
export async function costOf<T>(work: () => Promise<T>): Promise<{ readonly answer: T; readonly cost: Cost }> {
  if (process.platform !== 'linux')
    throw new OperatorError('Only Linux tells what processes below others cost (/proc).')
  let peakMb = 0
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, childrenMostMb())
  }, lookEveryMs)
  const [wall, cpu] = [performance.now(), childrenMs()]
  try {
    const answer = await work()
    return { answer, cost: { wallMs: performance.now() - wall, cpuMs: childrenMs() - cpu, peakMb } }
  } finally {
    clearInterval(watch)
  }
}

/** A program to run to completion. */
export interface Program {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Exit codes besides 0 after which its output is valid. */
  readonly answersWith?: readonly number[]
}

/** The program's stdout. @throws OperatorError with its output when it fails, the signal's reason when that aborts */
export function run({ command, args, cwd, env, answersWith = [] }: Program, signal?: AbortSignal): Promise<string> {
  const stdio = ['ignore', 'pipe', 'pipe'] as const
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: [...stdio], signal })
  const said = { out: '', error: '' }
  child.stdout.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.error += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => child.pid === undefined && reject(error))
    child.once('close', (code, killedBy) => {
      if (signal?.aborted) reject(signal.reason)
      else if (code === 0 || answersWith.includes(code ?? -1)) resolve(said.out)
      else
        reject(
          new OperatorError(`${command} ${args.join(' ')} ended with ${killedBy ?? code}\n${said.error}${said.out}`),
        )
    })
  })
}
