import { exitCodes } from '../lib/exit-codes.ts'
import type { BuildJob } from './build-job.ts'
import { runJob } from './job.ts'
import { returnMemory } from './return-memory.ts'

// On a normal exit a process removes its unfinished files and releases its locks: see release/lock.ts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(exitCodes[signal]))
// Without its parent nothing receives the results.
process.on('disconnect', () => process.exit(exitCodes.SIGTERM))

/** Sends to the parent. The error of a parent that was killed is left to 'disconnect'. */
const tell = (message: object) => process.send?.(message, () => {})

/** Worker process: runs jobs one after another, and sends progress and results. */
process.on('message', async (job: BuildJob | 'stop') => {
  if (job === 'stop') process.exit(0)
  returnMemory()
  const result = await runJob(job, (what, kind = 'step') => tell({ progress: what, kind }))
  tell({ result })
})
tell({ ready: true })
