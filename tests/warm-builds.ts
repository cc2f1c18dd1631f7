import { mkdtempSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { buildTime } from '#scripts/build/build-time.ts'
import { bundlePages } from '#scripts/build/bundle.ts'
import type { BuildJob, BuildResult } from '#scripts/build/job.ts'
import { BuildPool } from '#scripts/build/pool.ts'
import { dealerSlugs } from '#tenants/load.ts'

/** Where workers listen that build for all tests of a run. */
const variable = 'FORECOURT_TEST_BUILDS'

/**
 * Starts the workers of a night's build for a whole run of tests, which asks them by `warmBuild`. A worker takes two seconds of a
 * processor to start and to get going, as long as it needs for the small dealer of a test. The answer ends them.
 */
export async function serveBuilds(): Promise<() => Promise<void>> {
  const pool = new BuildPool(Number.POSITIVE_INFINITY)
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    const job: BuildJob = JSON.parse(await text(socket))
    socket.end(JSON.stringify(await pool.run(job, () => {})))
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

async function ask(job: BuildJob): Promise<BuildResult> {
  const socket = createConnection({ path: process.env[variable] ?? '', allowHalfOpen: true })
  socket.end(JSON.stringify(job))
  return JSON.parse(await text(socket))
}

/**
 * Builds dealers of a content folder, all when none is named, as `build` does, by workers that have built others before;
 * `root`: the sources, where they are not the project's own.
 */
export async function warmBuild(
  content: string,
  out: string,
  slugs: readonly string[] = [],
  root = process.cwd(),
): Promise<readonly BuildResult[]> {
  const bundle = await bundlePages(root)
  const same = {
    root,
    content,
    out,
    bundle,
    now: buildTime().toISOString(),
    force: false,
    acceptDrop: false,
    waitMs: 0,
  }
  return Promise.all((slugs.length > 0 ? slugs : dealerSlugs(content)).map((slug) => ask({ slug, ...same })))
}
