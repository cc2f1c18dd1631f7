import { mkdtempSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { BuildJob, BuildResult } from '#scripts/build/build-job.ts'
import { buildTime } from '#scripts/build/build-time.ts'
import { type Bundle, bundlePages } from '#scripts/build/bundle.ts'
import { runJob } from '#scripts/build/job.ts'
import { BuildPool } from '#scripts/build/pool.ts'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'

/** Where workers listen that build for all tests of a run. */
const variable = 'FORECOURT_TEST_BUILDS'

/** A job as it is asked for; a shared one is done once, and whoever asks the same again gets the answer of the first. */
interface AskedJob extends BuildJob {
  readonly isShared?: boolean
}

/** Whether somebody builds for all tests of this run already. */
export const areBuildsServed = (): boolean => process.env[variable] !== undefined

/**
 * Starts the workers of a night's build for a whole run of tests, which asks them by `warmBuild`. A worker takes two seconds of a
 * processor to start and to get going, as long as it needs for the small dealer of a test. The answer ends them.
 */
export async function serveBuilds(): Promise<() => Promise<void>> {
  const pool = new BuildPool(Number.POSITIVE_INFINITY)
  const shared = new Map<string, Promise<BuildResult>>()
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    const asked = await text(socket)
    const { isShared, ...job }: AskedJob = JSON.parse(asked)
    const built = (isShared && shared.get(asked)) || pool.run(job, () => {})
    if (isShared) shared.set(asked, built)
    socket.end(JSON.stringify(await built))
  })
  const address = join(mkdtempSync(join(tmpdir(), 'builds-')), 'socket')
  await new Promise<void>((resolve) => server.listen(address, resolve))
  process.env[variable] = address
  return async () => {
    delete process.env[variable]
    server.close()
    await pool.stop()
  }
}

/** One job, for tests that make their own. */
export async function askWarmBuild(job: AskedJob): Promise<BuildResult> {
  const socket = createConnection({ path: process.env[variable] ?? '', allowHalfOpen: true })
  socket.end(JSON.stringify(job))
  return JSON.parse(await text(socket))
}

/** What a test builds; the rest of a job is the project's own, and the moment is the one that the test set. */
export interface TestBuild extends Partial<Pick<BuildJob, 'force' | 'acceptDrop' | 'waitMs'>> {
  /** The sources, where they are not the project's own. */
  readonly root?: string | undefined
  /** The folder that holds dealers/ and stock/. */
  readonly content: string
  readonly out: string
  /** All dealers of the folder when none is named. */
  readonly slugs?: readonly string[]
  /** Nobody changes the folder: several workers that ask for it, as it is, get one build. */
  readonly isShared?: boolean
}

/** The project's own, which nobody changes during a run: to find it anew, a thousand sources are read. */
let own: Promise<Bundle> | undefined

function bundleOf(root: string): Promise<Bundle> {
  if (root !== process.cwd()) return bundlePages(root)
  own ??= bundlePages(root)
  return own
}

async function jobsOf({ slugs = [], root = process.cwd(), ...more }: TestBuild): Promise<AskedJob[]> {
  const bundle = await bundleOf(root)
  const same = { root, bundle, now: buildTime().toISOString(), force: false, acceptDrop: false, waitMs: 0, ...more }
  return (slugs.length > 0 ? slugs : dealerSlugs(more.content)).map((slug) => ({ slug, ...same }))
}

/** Builds dealers as `build` does, by workers that have built others before: they know the environment of the whole run alone. */
export async function warmBuild(wish: TestBuild): Promise<readonly BuildResult[]> {
  return Promise.all((await jobsOf(wish)).map(askWarmBuild))
}

/** Builds one dealer in this process, for tests of what a build takes from its environment. */
export async function buildHere(wish: TestBuild & { readonly slugs: readonly [string] }): Promise<BuildResult> {
  const [job] = await jobsOf(wish)
  if (!job) throw new Error('There is no dealer to build.')
  return runJob(job, () => {})
}
