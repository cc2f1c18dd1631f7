import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BuildJob, BuildResult, Progress } from './job.ts'

type Message =
  | { readonly ready: true }
  | { readonly progress: string; readonly kind: 'step' | 'notice' }
  | { readonly result: BuildResult }

/** A worker takes React's production build; anything else would render other bytes. */
function startWorker(): ChildProcess {
  return fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

function crashed(slug: string, how: string): BuildResult {
  const problems = [`the build process ended without an answer (${how}); the live site is untouched`]
  return {
    slug,
    outcome: 'failed',
    pages: 0,
    cars: 0,
    ms: 0,
    problems,
    leftOut: {},
    withheld: [],
    notOnShow: {},
    unreadFacts: {},
    warnings: [],
  }
}

/** A few processes that build dealers side by side; a crash costs one dealer, never its neighbours. */
export class BuildPool {
  readonly #idle: ChildProcess[] = []
  readonly #waiting: ((worker: ChildProcess) => void)[] = []
  readonly #all = new Set<ChildProcess>()

  constructor(jobs: number) {
    for (let n = Math.min(availableParallelism(), jobs); n > 0; n--) this.#add()
  }

  #add(): void {
    const worker = startWorker()
    this.#all.add(worker)
    this.#release(worker)
  }

  #release(worker: ChildProcess): void {
    const next = this.#waiting.shift()
    if (next) next(worker)
    else this.#idle.push(worker)
  }

  #take(): Promise<ChildProcess> {
    const worker = this.#idle.pop()
    return worker ? Promise.resolve(worker) : new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Builds one dealer on the next free worker. Never rejects. */
  async run(job: BuildJob, progress: Progress): Promise<BuildResult> {
    const worker = await this.#take()
    return new Promise((resolve) => {
      const finish = (result: BuildResult, isAlive: boolean) => {
        worker.off('message', onMessage).off('exit', onExit)
        if (isAlive) this.#release(worker)
        else this.#replace(worker)
        resolve(result)
      }
      const onMessage = (message: Message) => {
        if ('progress' in message) progress(message.progress, message.kind)
        if ('result' in message) finish(message.result, true)
      }
      const onExit = (code: number | null, signal: string | null) =>
        finish(crashed(job.slug, signal ?? `exit ${code}`), false)
      worker.on('message', onMessage).on('exit', onExit)
      worker.send(job)
    })
  }

  #replace(worker: ChildProcess): void {
    this.#all.delete(worker)
    this.#add()
  }

  /** Ends the workers. */
  close(): void {
    for (const worker of this.#all) worker.send('stop')
  }
}
