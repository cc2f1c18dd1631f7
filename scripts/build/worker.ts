import { type BuildJob, runJob } from './job.ts'

/** Runs in a process of its own: takes jobs one after another, answers with progress and results. */
process.on('message', async (job: BuildJob | 'stop') => {
  if (job === 'stop') process.exit(0)
  const result = await runJob(job, (what, kind = 'step') => process.send?.({ progress: what, kind }))
  process.send?.({ result })
})
process.send?.({ ready: true })
