import { spawn } from 'node:child_process'
import { PlainError } from '../../lib/plain-error.ts'
import type { Cost } from './costs.ts'
import { childrenMostMb, childrenMs } from './process-tree.ts'

/** Memory is asked for so often: what a process reaches after the last look, before it ends, is missed. */
const lookEveryMs = 50

/**
 * What the processes cost that `work` starts and sees to their end, theirs included; this one starts no others meanwhile.
 * @throws PlainError where the system does not tell
 */
export async function costOf<T>(work: () => Promise<T>): Promise<{ readonly answer: T; readonly cost: Cost }> {
  if (process.platform !== 'linux') throw new PlainError('Only Linux tells what processes below others cost (/proc).')
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

/** A program to run to its end. */
export interface Program {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Exit codes after which what it printed is an answer, beside 0. */
  readonly answersWith?: readonly number[]
}

/** What it prints. @throws PlainError with what it said when it fails, the signal's reason when that aborts */
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
        reject(new PlainError(`${command} ${args.join(' ')} ended with ${killedBy ?? code}\n${said.error}${said.out}`))
    })
  })
}
