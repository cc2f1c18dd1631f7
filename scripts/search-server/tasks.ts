import { MeiliError } from './meili-error.ts'

/** A task in Meilisearch's format. */
export interface Task {
  readonly uid: number
  readonly indexUid: string | null
  readonly type: string
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed'
  error: MeiliError['body'] | null
  readonly details: Readonly<Record<string, unknown>>
  readonly enqueuedAt: string
  startedAt: string | null
  finishedAt: string | null
}

/** The immediate response to an accepted task. */
export type Accepted = Pick<Task, 'indexUid' | 'status' | 'type' | 'enqueuedAt'> & { readonly taskUid: number }

/** Queue of tasks, executed in order after the response that accepted them. */
export class Tasks {
  readonly #tasks: Task[] = []
  readonly #now: () => string
  #last: Promise<void> = Promise.resolve()

  constructor(now: () => Date) {
    this.#now = () => now().toISOString()
  }

  add(type: string, indexUid: string | null, work: () => void, details: Task['details'] = {}): Accepted {
    const enqueuedAt = this.#now()
    const task: Task = {
      uid: this.#tasks.length,
      indexUid,
      type,
      status: 'enqueued',
      error: null,
      details,
      enqueuedAt,
      startedAt: null,
      finishedAt: null,
    }
    this.#tasks.push(task)
    this.#last = this.#last.then(() => new Promise((done) => setImmediate(() => done(this.#run(task, work)))))
    return { taskUid: task.uid, indexUid, status: 'enqueued', type, enqueuedAt }
  }

  #run(task: Task, work: () => void): void {
    task.startedAt = this.#now()
    try {
      work()
      task.status = 'succeeded'
    } catch (error) {
      task.status = 'failed'
      task.error = (error instanceof MeiliError ? error : new MeiliError('internal', String(error))).body
    }
    task.finishedAt = this.#now()
  }

  /** @throws MeiliError when there is none */
  get(uid: string): Task {
    const task = this.#tasks[Number(uid)]
    if (!task) throw new MeiliError('task_not_found', `Task \`${uid}\` not found.`)
    return task
  }

  /** Newest first. */
  all(): readonly Task[] {
    return this.#tasks.toReversed()
  }
}
