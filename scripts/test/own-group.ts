import { type ChildProcess, spawn, spawnSync } from 'node:child_process'

export interface GroupWish {
  readonly env: NodeJS.ProcessEnv
  readonly limitMs: number
  /** Time between SIGTERM and SIGKILL, in ms; 10,000 by default. */
  readonly graceMs?: number
  /** Receives the output instead of the terminal. */
  readonly hear?: ((text: string) => void) | undefined
}

/** Exit code, null after a signal; and, if the time limit was reached, a list of the processes running then. */
export interface GroupEnd {
  readonly status: number | null
  readonly stillRan: string | null
}

/** Signals a process and all descendants that stayed in its group. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch (error) {
    // The group has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Output of `ps` for a process group, with the CPU time of each; only the header or less if `ps` is unavailable. */
function listGroup({ pid }: ChildProcess): string {
  const options = ['-eo', 'pgid,pid,ppid,etime,time,args']
  const { stdout } = spawnSync('ps', options, { encoding: 'utf8', timeout: 10_000 })
  const [head = '', ...lines] = (stdout ?? '').split('\n')
  return [head, ...lines.filter((line) => Number.parseInt(line, 10) === pid)].join('\n')
}

/** Ends the group at the time limit. Returns the function that cancels this. */
function endAtLimit(child: ChildProcess, wish: GroupWish, tell: (stillRan: string) => void): () => void {
  let grace: NodeJS.Timeout | undefined
  const limit = setTimeout(() => {
    tell(listGroup(child))
    signalGroup(child, 'SIGTERM')
    grace = setTimeout(() => signalGroup(child, 'SIGKILL'), wish.graceMs ?? 10_000)
  }, wish.limitMs)
  return () => [limit, grace].forEach(clearTimeout)
}

/**
 * Runs `node` in its own process group, which is killed when that process ends, when this process ends, or at the time
 * limit. Otherwise a hanging test, or a leaked process that keeps our pipe open, would block us for ever.
 */
export function runInGroup(args: readonly string[], wish: GroupWish): Promise<GroupEnd> {
  const { env, hear } = wish
  const to = hear ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, args, { stdio: ['ignore', to, to], env, detached: true })
  if (hear) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
  let stillRan: string | null = null
  const forget = endAtLimit(child, wish, (list) => (stillRan = list))
  const endWithUs = () => signalGroup(child, 'SIGTERM')
  process.once('exit', endWithUs)
  const over = () => {
    forget()
    process.off('exit', endWithUs)
    signalGroup(child, 'SIGKILL')
  }
  // A process that cannot be started emits only `error`.
  child.once('exit', over).once('error', over)
  return new Promise((resolve, reject) =>
    child.on('error', reject).on('close', (status) => resolve({ status, stillRan })),
  )
}
