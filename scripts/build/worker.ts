import { exitCodes } from '../lib/exit-codes.ts'
import type { BuildJob } from './build-job.ts'
import { runJob } from './job.ts'
import { returnMemory } from './return-memory.ts'

// On a normal exit a process removes its unfinished files and releases its locks: see release/lock.ts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(exitCodes[signal]))
// Without its parent nothing receives the results.
process.on('disconnect', () => process.exit(exitCodes.SIGTERM))

/** Worker process: runs jobs one after another, and sends progress and results. */
process.on('message', async (job: BuildJob | 'stop') => {
  if (job === 'stop') process.exit(0)
  returnMemory()
  const result = await runJob(job, (what, kind = 'step') => process.send?.({ progress: what, kind }))
  process.send?.({ result })
})
process.send?.({ ready: true })
