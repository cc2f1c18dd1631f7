import { bundlePages } from '../build/bundle.ts'
import { type BuildJob, runJob } from '../build/job.ts'

/** What one build of a dealer cost, in a process of its own. */
export interface NightCost {
  /** Processor time of the process, user and system, in milliseconds. */
  readonly cpuMs: number
  readonly outcome: string
  readonly pages: number
  readonly drawn: number
  readonly problems: readonly string[]
}

/** One build, asked for by a message and answered by another: its cost is that of the whole process. */
process.once('message', async (job: Omit<BuildJob, 'bundle'>) => {
  const { folder, digest } = await bundlePages(job.root)
  const { outcome, pages, drawn, problems } = await runJob({ ...job, bundle: { folder, digest } }, () => {})
  const { user, system } = process.cpuUsage()
  const cost: NightCost = { cpuMs: (user + system) / 1000, outcome, pages, drawn, problems }
  process.send?.(cost, () => process.exit(0))
})
