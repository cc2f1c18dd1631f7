import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BuildJob, BuildResult, Progress } from './build-job.ts'
import { crashText, silentMinutes } from './crash-text.ts'
import { createEmptyResult } from './empty-result.ts'

type Message =
  | { readonly ready: true }
  | { readonly progress: string; readonly kind: 'step' | 'notice' }
  | { readonly result: BuildResult }

interface Task {
  readonly job: BuildJob
  readonly progress: Progress
  readonly resolve: (result: BuildResult) => void
}

/**
 * Old space limit of a worker, in MB: enough for 20,000 cars. Without a limit Node uses what a large machine has, as it
 * then collects garbage later.
 */
const frugalMb = 640

/**
 * Semi-space limit in MB, half of Node's default: a page's objects are not needed after it. Saves a quarter of a
 * worker's memory (405 to 315 MB with dealers of 300 cars), without measurable CPU time.
 */
const newMb = 8

const frugal = [`--max-old-space-size=${frugalMb}`, `--max-semi-space-size=${newMb}`]

const outOfMemory = new Set(['SIGABRT', 'exit 134'])

/** Grace period in ms: a worker that receives SIGTERM removes its unfinished files; after this it is killed. */
const stopMs = 10_000

function crashed(slug: string, how: string): BuildResult {
  return { ...createEmptyResult(slug), outcome: 'failed', ms: 0, took: {}, problems: [crashText(how)] }
}

/**
 * Builds report every few seconds, or more rarely for huge stocks; one that hangs would block the run for ever. In ms.
 */
const silentMs = silentMinutes * 60_000

/** A pool of worker processes; a crash fails one dealer only. */
export class BuildPool {
  readonly #size: number
  readonly #waiting: Task[] = []
  /** Running worker -> its task; null when idle. */
  readonly #workers = new Map<ChildProcess, Task | null>()
  readonly #script: string
  readonly #silentMs: number
  /** Timers that kill workers that stop reporting. */
  readonly #limits = new Map<ChildProcess, NodeJS.Timeout>()
  readonly #silent = new WeakSet<ChildProcess>()
  /**
   * False when NODE_OPTIONS sets the heap size, and once a worker has run out of memory: then workers run with Node's
   * limits.
   */
  #isFrugal = !/max.old.space/.test(process.env.NODE_OPTIONS ?? '')

  /** `script` runs in each worker; one that reports nothing about its dealer for `silent` ms is killed. */
  constructor(jobs: number, script = fileURLToPath(new URL('./worker.ts', import.meta.url)), silent = silentMs) {
    this.#size = Math.min(availableParallelism(), jobs)
    this.#script = script
    this.#silentMs = silent
  }

  /** Builds one dealer on the next free worker. Never rejects. */
  run(job: BuildJob, progress: Progress): Promise<BuildResult> {
    return new Promise((resolve) => {
      this.#waiting.push({ job, progress, resolve })
      this.#next()
    })
  }

  #next(): void {
    const idle = [...this.#workers].find(([, task]) => task === null)?.[0]
    const worker = idle ?? (this.#workers.size < this.#size ? this.#start() : undefined)
    const task = worker && this.#waiting.shift()
    if (!task) return
    this.#workers.set(worker, task)
    this.#limit(worker)
    worker.send(task.job, (error) => error && this.#ended(worker, 'no answer'))
  }

  /** Restarts a worker's timeout; clears it when the worker is idle. */
  #limit(worker: ChildProcess): void {
    clearTimeout(this.#limits.get(worker))
    this.#limits.delete(worker)
    if (!this.#workers.get(worker)) return
    const end = () => {
      this.#silent.add(worker)
      // A blocked event loop handles no other signal.
      worker.kill('SIGKILL')
    }
    this.#limits.set(worker, setTimeout(end, this.#silentMs).unref())
  }

  /** Workers use React's production build; the development build would render other bytes. */
  #start(): ChildProcess {
    const worker = fork(this.#script, {
      env: { ...process.env, NODE_ENV: 'production' },
      // For return-memory.ts.
      execArgv: ['--expose-gc', ...process.execArgv, ...(this.#isFrugal ? frugal : [])],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.#workers.set(worker, null)
    worker.on('message', (message: Message) => this.#heard(worker, message))
    worker.once('exit', (code, signal) => this.#ended(worker, signal ?? `exit ${code}`))
    worker.once('error', (error: NodeJS.ErrnoException) => this.#ended(worker, error.code ?? error.message))
    return worker
  }

  #heard(worker: ChildProcess, message: Message): void {
    const task = this.#workers.get(worker)
    if (!task) return
    if ('progress' in message) task.progress(message.progress, message.kind)
    if ('result' in message) this.#workers.set(worker, null)
    this.#limit(worker)
    if (!('result' in message)) return
    task.resolve(message.result)
    this.#next()
  }

  #ended(worker: ChildProcess, how: string): void {
    const task = this.#workers.get(worker)
    this.#workers.delete(worker)
    this.#limit(worker)
    if (task && this.#isFrugal && outOfMemory.has(how)) this.#tryWithMore(task)
    else task?.resolve(crashed(task.job.slug, this.#silent.has(worker) ? 'silent' : how))
    if (this.#waiting.length > 0) this.#next()
  }

  /** Retries a large dealer in a worker without memory limits, and drops the idle workers that have them. */
  #tryWithMore(task: Task): void {
    this.#isFrugal = false
    task.progress('more memory is needed than most dealers take; building again with more', 'notice')
    for (const [idle] of [...this.#workers].filter(([, busy]) => busy === null)) {
      this.#workers.delete(idle)
      idle.send('stop', () => {})
    }
    this.#waiting.unshift(task)
  }

  /** Stops the workers after all builds. */
  close(): void {
    for (const worker of this.#workers.keys()) worker.send('stop', () => {})
  }

  /** Stops the workers during builds: unfinished files are removed, queued tasks are dropped. */
  async stop(): Promise<void> {
    this.#waiting.length = 0
    const ended = [...this.#workers.keys()].map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
    for (const worker of this.#workers.keys()) worker.kill('SIGTERM')
    const inTime = new AbortController()
    const late = delay(stopMs, null, { signal: inTime.signal }).catch(() => null)
    await Promise.race([Promise.all(ended), late])
    inTime.abort()
    for (const worker of this.#workers.keys()) worker.kill('SIGKILL')
  }
}
