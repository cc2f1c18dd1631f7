import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { cac } from 'cac'
import { liveRelease } from './build/release/live.ts'
import { verifyRelease } from './build/verify/release.ts'

interface Trial {
  readonly moment: number
  readonly broken: readonly string[]
  readonly switched: boolean
}

function startBuild(slug: string, out: string): ChildProcess {
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/build.ts', slug, '--out', out, '--force', '--json']
  return spawn(process.execPath, args, { detached: true, stdio: 'ignore' })
}

function ended(build: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => build.once('exit', resolve))
}

/** Kills a build and its workers as a power cut would: no signal they could handle. */
async function kill(build: ChildProcess): Promise<void> {
  const end = ended(build)
  if (build.exitCode !== null || build.pid === undefined) return
  try {
    process.kill(-build.pid, 'SIGKILL')
  } catch {
    return
  }
  await end
}

/** What is wrong with the live release: links, assets, HTML, and every car of the release before. */
async function faultsOfLive(out: string, slug: string): Promise<string[]> {
  const live = liveRelease(out, slug)
  if (!live) return ['there is no live release']
  const pages = readFileSync(join(out, slug, 'current', 'sitemap.xml'), 'utf8').match(/<loc>/g)?.length ?? 0
  const faults = await verifyRelease({ folder: live.folder, mustBeReached: [] })
  const tooFew = pages < live.cars ? [`${pages} pages in the sitemap for ${live.cars} cars`] : []
  return [...tooFew, ...faults.map(({ page, fault }) => `${page} ${fault}`)]
}

async function trial(slug: string, out: string, moment: number): Promise<Trial> {
  const before = liveRelease(out, slug)?.id
  const build = startBuild(slug, out)
  await setTimeout(moment)
  await kill(build)
  return { moment, broken: await faultsOfLive(out, slug), switched: liveRelease(out, slug)?.id !== before }
}

/** Evenly spread over a build's length with a little noise, so that every phase is hit. */
function momentOf(index: number, times: number, length: number): number {
  return Math.round(((index + Math.random()) / times) * length)
}

/** `kill-builds [slug] [--times 50]`: kills builds at moments all over their length; exit 1 when one left a broken site. */
async function main(): Promise<void> {
  const cli = cac('npm run kill-builds --')
  cli.option('--times <n>', 'how many builds to kill', { default: 50 })
  cli.help()
  const { args, options } = cli.parse()
  const slug = args[0]
  if (options.help || !slug) return void console.log('Which dealer? npm run kill-builds -- <slug>')
  const out = mkdtempSync(join(tmpdir(), 'kill-builds-'))
  const started = performance.now()
  await ended(startBuild(slug, out))
  const length = performance.now() - started
  const times = Number(options.times)
  const trials: Trial[] = []
  for (let index = 0; index < times; index++) {
    const last = await trial(slug, out, momentOf(index, times, length))
    trials.push(last)
    console.log(
      `${index + 1} of ${times}: killed after ${last.moment} ms${last.switched ? ', new release live' : ''}  ${last.broken.length === 0 ? 'whole' : last.broken[0]}`,
    )
  }
  rmSync(out, { recursive: true, force: true })
  const whole = trials.filter(({ broken }) => broken.length === 0).length
  console.log(`whole ${whole} of ${times}; a build takes ${Math.round(length)} ms`)
  process.exitCode = whole === times ? 0 : 1
}

await main()
