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

/** Environment variable with the socket path of the shared build workers. */
const variable = 'FORECOURT_TEST_BUILDS'

/** A requested job; a shared one runs once, and equal later requests get the same result. */
interface AskedJob extends BuildJob {
  readonly isShared?: boolean
}

/** Whether the shared build workers of this run are already started. */
export const areBuildsServed = (): boolean => process.env[variable] !== undefined

/**
 * Starts build workers shared by a whole test run, which uses them by `warmBuild`. Starting a worker takes two seconds
 * of CPU time, as long as building a test's small dealer. Returns the function that stops them.
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

/** Runs one job in the shared workers, for tests that create jobs themselves. */
export async function askWarmBuild(job: AskedJob): Promise<BuildResult> {
  const socket = createConnection({ path: process.env[variable] ?? '', allowHalfOpen: true })
  socket.end(JSON.stringify(job))
  return JSON.parse(await text(socket))
}

/** What a test builds. Other job options have defaults; the time is FORECOURT_NOW as set by the test. */
export interface TestBuild extends Partial<Pick<BuildJob, 'force' | 'acceptDrop' | 'waitMs'>> {
  /** Folder of the sources; the project by default. */
  readonly root?: string | undefined
  /** The folder with dealers/ and stock/. */
  readonly content: string
  readonly out: string
  /** Dealers to build; all of the folder by default. */
  readonly slugs?: readonly string[]
  /** The folder does not change, so several test workers can share one build. */
  readonly isShared?: boolean
}

/** The project's own bundle, cached because finding it again reads a thousand sources. */
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

/** Builds dealers in the shared workers, which see only the environment at the start of the run. */
export async function warmBuild(wish: TestBuild): Promise<readonly BuildResult[]> {
  return Promise.all((await jobsOf(wish)).map(askWarmBuild))
}

/** Builds one dealer in this process, for tests of how a build uses its environment. */
export async function buildHere(wish: TestBuild & { readonly slugs: readonly [string] }): Promise<BuildResult> {
  const [job] = await jobsOf(wish)
  if (!job) throw new Error('There is no dealer to build.')
  return runJob(job, () => {})
}
