import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { killBuild, runBuild, startBuild } from './build-process.ts'
import { slug, type TrialDealer } from './dealer.ts'
import { type Outcome, Tally, type Tell } from './outcome.ts'
import { type Lengths, lengthsOf, type Phase, PhaseWatch } from './phases.ts'
import { leftOvers, liveFaults, type Tree, treeOf } from './tree.ts'

/** Digests of the site of each night, and the duration of a build. */
export interface References {
  readonly trees: readonly [Tree, Tree]
  readonly lengths: Lengths
  /** Output folder in which the first night is live: the initial state of every trial. */
  readonly first: string
}

/** Makes the first night live in an empty folder by copying, without a build. */
export function installRelease({ first }: References, out: string): void {
  cpSync(first, out, { recursive: true, verbatimSymlinks: true })
}

/** Builds each night undisturbed; the second build, with warm caches, is timed. */
export async function buildReferences(dealer: TrialDealer): Promise<References> {
  const first = mkdtempSync(join(tmpdir(), 'trial-first-'))
  await runBuild({ dealer, night: 0, out: first })
  const second = mkdtempSync(join(tmpdir(), 'trial-reference-'))
  const lengths = await lengthsOf(startBuild({ dealer, night: 1, out: second }), new PhaseWatch(second))
  const treeIn = (out: string) => treeOf(join(out, slug, 'current'))
  const trees = [treeIn(first), treeIn(second)] as const
  rmSync(second, { recursive: true })
  return { trees, lengths, first }
}

/** Phases to kill in, in turn: short ones more often than their duration would suggest. */
const aims: readonly Phase[] = ['start', 'build', 'verify', 'publish', 'build', 'verify', 'publish', 'publish']

/** Number of kills after which a complete build checks for leftovers. */
const killsPerLook = 10

async function killOne(dealer: TrialDealer, out: string, lengths: Lengths, turn: number) {
  const phase = aims[turn % aims.length] ?? 'start'
  const watch = new PhaseWatch(out)
  const build = startBuild({ dealer, night: turn % 2 === 0 ? 0 : 1, out })
  await watch.until(phase, build)
  const delay = Math.random() * lengths[phase] * 1.1
  await pause(delay)
  const wasAtWork = await killBuild(build, turn % 5 === 0 ? 'parent' : 'all')
  return { phase, wasAtWork, what: `in ${phase}, after ${Math.round(delay)} ms of it` }
}

/** Runs a complete build, which must clear what killed ones left. Returns the faults after it. */
async function lookAfter(dealer: TrialDealer, out: string, { trees }: References): Promise<readonly string[]> {
  const { code, text } = await runBuild({ dealer, night: 0, out })
  const left = leftOvers(out, slug).map((name) => `left behind: ${name}`)
  return [...(code === 0 ? [] : [`the next build failed: ${text}`]), ...left, ...liveFaults(out, slug, trees)]
}

async function lane(dealer: TrialDealer, references: References, turns: Iterator<number>, kills: Tally, looks: Tally) {
  const out = mkdtempSync(join(tmpdir(), 'trial-kills-'))
  installRelease(references, out)
  let killed = 0
  for (let turn = turns.next(); !turn.done; turn = turns.next()) {
    const { phase, wasAtWork, what } = await killOne(dealer, out, references.lengths, turn.value)
    const words = [`aimed at ${phase}`, wasAtWork ? 'in flight' : 'done before']
    kills.add(what, words, liveFaults(out, slug, references.trees))
    if (++killed % killsPerLook === 0) looks.add('next run', [], await lookAfter(dealer, out, references))
  }
  looks.add('last run', [], await lookAfter(dealer, out, references))
  rmSync(out, { recursive: true })
}

/** Kills builds at random times in every phase; the live site must always be one of the two complete releases. */
export async function killBuilds(
  dealer: TrialDealer,
  references: References,
  goal: number,
  tell: Tell,
): Promise<Outcome[]> {
  const kills = new Tally('kills', goal, tell)
  const looks = new Tally('left-overs', Math.ceil(goal / killsPerLook) + 1, tell)
  const turns = Array.from({ length: goal }, (_, turn) => turn)[Symbol.iterator]()
  await Promise.all([0, 1].map(() => lane(dealer, references, turns, kills, looks)))
  return [kills.outcome(), looks.outcome()]
}
