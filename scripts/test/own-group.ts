import { type ChildProcess, spawn, spawnSync } from 'node:child_process'

export interface GroupWish {
  readonly env: NodeJS.ProcessEnv
  readonly limitMs: number
  /** How long it may take to end once it was asked to. */
  readonly graceMs?: number
  /** Gets what it says, if not the terminal. */
  readonly hear?: ((text: string) => void) | undefined
}

/** How a program ended: its exit code, null after a signal; and, where it reached its limit, what ran then. */
export interface GroupEnd {
  readonly status: number | null
  readonly stillRan: string | null
}

/** Tells all that a process has started, and that stayed in its group. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch (error) {
    // Nobody is left.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The processes of a group, with the processor time that each has taken, where the system lists them. */
function listGroup({ pid }: ChildProcess): string {
  const options = ['-eo', 'pgid,pid,ppid,etime,time,args']
  const { stdout } = spawnSync('ps', options, { encoding: 'utf8', timeout: 10_000 })
  const [head = '', ...lines] = (stdout ?? '').split('\n')
  return [head, ...lines.filter((line) => Number.parseInt(line, 10) === pid)].join('\n')
}

/** The answer lets it run on. */
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
 * Runs `node` with these arguments in a process group of its own, which ends with it, with us, and at a limit: else a test that never
 * ends, or a process that a test forgot and that holds on to our pipe, would have us wait for good.
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
  // One that cannot be started has no end.
  child.once('exit', over).once('error', over)
  return new Promise((resolve, reject) =>
    child.on('error', reject).on('close', (status) => resolve({ status, stillRan })),
  )
}
