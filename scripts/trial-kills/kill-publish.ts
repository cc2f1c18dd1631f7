import { type ChildProcess, fork } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { liveFolder } from '../build/release/live.ts'
import { slug } from './dealer.ts'
import { type Outcome, Tally, type Tell } from './outcome.ts'
import { PhaseWatch } from './phases.ts'
import { leftOvers, liveFaults, type Tree, treeOf } from './tree.ts'

const heard = (child: ChildProcess) => new Promise((resolve) => child.once('message', resolve))
const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

const publisher = fileURLToPath(new URL('./publish-process.ts', import.meta.url))

interface Bench {
  readonly script: string
  readonly out: string
  readonly folders: readonly string[]
}

const start = ({ script, out, folders }: Bench) =>
  fork(script, [out, ...folders], { execArgv: ['--disable-warning=ExperimentalWarning'] })

async function stop(child: ChildProcess): Promise<void> {
  const end = ended(child)
  child.kill('SIGKILL')
  await end
}

/** Average duration of a publication in ms, from one message to the next, including the copy before it. */
async function lengthOf(bench: Bench): Promise<number> {
  const child = start(bench)
  await heard(child)
  await heard(child)
  const begun = performance.now()
  for (let turn = 0; turn < 5; turn++) await heard(child)
  const length = (performance.now() - begun) / 5
  await stop(child)
  return length
}

/** Copies the two releases to temporary folders, with their digests. */
function prepare(sites: readonly string[]): { readonly folders: readonly string[]; readonly trees: readonly Tree[] } {
  const folders = sites.map((site) => {
    const folder = mkdtempSync(join(tmpdir(), 'trial-site-'))
    cpSync(realpathSync(site), folder, { recursive: true })
    return folder
  })
  return { folders, trees: folders.map(treeOf) }
}

async function killAnywhere(child: ChildProcess, length: number): Promise<string> {
  await heard(child)
  const delay = Math.random() * length
  await pause(delay)
  await stop(child)
  return `after ${delay.toFixed(1)} ms`
}

/** Range of kill delays around the switch, in ms: it takes a few ms, between writing the record and cleaning up. */
const switchMs = 20

async function killAtSwitch(child: ChildProcess, { out }: Bench): Promise<string> {
  const watch = new PhaseWatch(out)
  await watch.until('publish', { hasEnded: () => child.exitCode !== null })
  const delay = Math.random() * switchMs
  await pause(delay)
  await stop(child)
  return `${delay.toFixed(1)} ms after the record`
}

/** When a publication is killed. */
type Aim = 'anywhere' | 'at the switch'

export interface PublishTrial {
  /** The publishing script; a test may pass a faulty one. */
  readonly script?: string
  readonly aims?: readonly Aim[]
}

/** Kills a process that only publishes, at random times. `sites` are two complete releases. */
export async function killPublish(
  sites: readonly string[],
  goal: number,
  tell: Tell,
  { script = publisher, aims = ['anywhere', 'at the switch'] }: PublishTrial = {},
): Promise<Outcome[]> {
  const kills = new Tally('publish', goal, tell)
  const { folders, trees } = prepare(sites)
  const bench = { script, folders, out: mkdtempSync(join(tmpdir(), 'trial-publish-')) }
  const length = await lengthOf(bench)
  const kill: Readonly<Record<Aim, (child: ChildProcess) => Promise<string>>> = {
    anywhere: (child) => killAnywhere(child, length),
    'at the switch': (child) => killAtSwitch(child, bench),
  }
  for (let turn = 0; turn < goal; turn++) {
    const before = liveFolder(bench.out, slug)?.id
    const what = await kill[aims[turn % aims.length] ?? 'anywhere'](start(bench))
    const isNew = liveFolder(bench.out, slug)?.id !== before
    kills.add(what, [isNew ? 'after a switch' : 'before it'], liveFaults(bench.out, slug, trees))
  }
  const look = await lookAfter(bench, tell)
  for (const folder of [bench.out, ...folders]) rmSync(folder, { recursive: true })
  return [kills.outcome(), look]
}

/** Runs a publisher to its regular end: it must clear what killed ones left, and leave nothing itself. */
async function lookAfter(bench: Bench, tell: Tell): Promise<Outcome> {
  const look = new Tally('publish run', 1, tell)
  const child = start(bench)
  const end = ended(child)
  await heard(child)
  child.send('last')
  await end
  look.add('next run', [], leftOvers(bench.out, slug))
  return look.outcome()
}
