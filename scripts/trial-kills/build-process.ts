import { type ChildProcess, spawn } from 'node:child_process'
import * as v from 'valibot'
import { buildTime, slug, type TrialDealer } from './dealer.ts'

const reportShape = v.object({
  dealers: v.tuple([v.object({ outcome: v.string(), problems: v.array(v.string()), warnings: v.array(v.string()) })]),
})

/** How a build ended: exit code, or null after a signal; its report, null if none; all output. */
export interface BuildEnd {
  readonly code: number | null
  readonly report: v.InferOutput<typeof reportShape>['dealers'][0] | null
  readonly text: string
}

export interface BuildProcess {
  readonly child: ChildProcess
  readonly end: Promise<BuildEnd>
  readonly hasEnded: () => boolean
}

export interface BuildWish {
  readonly dealer: TrialDealer
  /** Index of the stock snapshot to build. */
  readonly night: 0 | 1
  readonly out: string
  readonly more?: readonly string[]
}

function reportIn(text: string): BuildEnd['report'] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), reportShape), text)
  return read.success ? read.output.dealers[0] : null
}

/** Starts the nightly build command in its own process group. */
export function startBuild({ dealer, night, out, more = ['--force'] }: BuildWish): BuildProcess {
  const options = ['--content', dealer.content, '--stock', dealer.nights[night], '--out', out, '--json', ...more]
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/build.ts', slug, ...options],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORECOURT_NOW: buildTime },
    },
  )
  const said = { out: '', error: '' }
  child.stdout.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.error += chunk
  })
  let hasEnded = false
  const end = new Promise<BuildEnd>((resolve) =>
    child.once('close', (code) => {
      hasEnded = true
      resolve({ code, report: reportIn(said.out), text: said.out + said.error })
    }),
  )
  return { child, end, hasEnded: () => hasEnded }
}

/** Runs a build to its end. */
export function runBuild(wish: BuildWish): Promise<BuildEnd> {
  return startBuild(wish).end
}

/**
 * Kills a build with SIGKILL, as a power cut or an operator would: all of its processes or the parent only. Returns
 * whether it was still running.
 */
export async function killBuild({ child, end, hasEnded }: BuildProcess, whom: 'all' | 'parent'): Promise<boolean> {
  const wasAtWork = !hasEnded()
  if (child.pid !== undefined && wasAtWork) process.kill(whom === 'all' ? -child.pid : child.pid, 'SIGKILL')
  await end
  return wasAtWork
}
