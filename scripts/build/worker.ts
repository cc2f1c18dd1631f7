import { exitCodes } from '../lib/exit-codes.ts'
import type { BuildJob } from './build-job.ts'
import { runJob } from './job.ts'

// Leaving by itself, a process removes what it has begun and lets go of its locks: see release/lock.ts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(exitCodes[signal]))
// Nobody would hear of what is built for a parent that is gone.
process.on('disconnect', () => process.exit(exitCodes.SIGTERM))

/** Runs in a process of its own: takes jobs one after another, answers with progress and results. */
process.on('message', async (job: BuildJob | 'stop') => {
  if (job === 'stop') process.exit(0)
  const result = await runJob(job, (what, kind = 'step') => process.send?.({ progress: what, kind }))
  process.send?.({ result })
})
process.send?.({ ready: true })
