import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readRecords } from '../build/release/record.ts'
import { type BuildEnd, runBuild } from './build-process.ts'
import { slug, type TrialDealer } from './dealer.ts'
import { installRelease, type References } from './kill-builds.ts'
import { type Outcome, Tally, type Tell } from './outcome.ts'
import { leftOvers, liveFaults } from './tree.ts'

interface Pair {
  readonly ends: readonly [BuildEnd, BuildEnd]
  /** Number of publications by the pair. */
  readonly published: number
}

const hasWaited = ({ report }: BuildEnd) => report?.warnings.some((line) => line.startsWith('waited for')) ?? false
const isBusy = ({ code, report }: BuildEnd) =>
  code === 3 &&
  (report?.problems[0]?.startsWith(`another build or publication of ${slug} is running (process `) ?? false)
const isPublished = ({ code, report }: BuildEnd) => code === 0 && report?.outcome === 'published'

/**
 * Faults of a pair: each build must report that it published or that the other was running, and the publications must
 * match the reports.
 */
function pairFaults({ ends, published }: Pair): string[] {
  const told = ends.filter((end) => isPublished(end) || isBusy(end)).length
  const winners = ends.filter(isPublished).length
  return [
    ...(told === 2 ? [] : ends.map(({ code, text }) => `exit ${code}: ${text.slice(0, 200)}`)),
    ...(winners >= 1 && winners === published
      ? []
      : [`${winners} were told of a release, ${published} were published`]),
  ]
}

/** Maximum gap as a share of a build's duration. The lock is held for half of it, so most pairs compete for it. */
const overlapping = 0.7

function sequence(out: string): number {
  return readRecords(out, slug).records.at(-1)?.sequence ?? 0
}

function wordOf({ ends }: Pair): string {
  if (ends.some(isBusy)) return 'the second was refused'
  return ends.some(hasWaited) ? 'the second waited' : 'one after the other'
}

/** Runs two builds of one dealer, of different nights, with a random gap between their starts. */
export async function pairBuilds(
  dealer: TrialDealer,
  references: References,
  goal: number,
  tell: Tell,
): Promise<Outcome> {
  const tally = new Tally('pairs', goal, tell)
  const out = mkdtempSync(join(tmpdir(), 'trial-pairs-'))
  const { trees, lengths } = references
  installRelease(references, out)
  const length = Object.values(lengths).reduce((sum, part) => sum + part)
  for (let turn = 0; turn < goal; turn++) {
    const before = sequence(out)
    const gap = Math.random() * length * overlapping
    const more = turn % 2 === 0 ? ['--force'] : ['--force', '--no-wait']
    const first = runBuild({ dealer, night: 0, out, more })
    await pause(gap)
    const ends = [await runBuild({ dealer, night: 1, out, more }), await first] as const
    const pair = { ends, published: sequence(out) - before }
    const faults = [...pairFaults(pair), ...liveFaults(out, slug, trees), ...leftOvers(out, slug)]
    tally.add(`${Math.round(gap)} ms apart`, [wordOf(pair)], faults)
  }
  rmSync(out, { recursive: true })
  return tally.outcome()
}
