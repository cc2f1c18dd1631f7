import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildJob } from '../../build/build-job.ts'
import type { BuildPool } from '../../build/pool.ts'
import { createRandomStream, pick, type RandomStream, sample, whole } from '../../demo/random-stream.ts'
import { type Outcome, Tally, type Tell } from '../../trial-kills/outcome.ts'
import { treeOf } from '../../trial-kills/tree.ts'
import type { Breakage } from './breakage.ts'
import { brokenFiles, brokenYaml } from './breakages-of-files.ts'
import { brokenStock } from './breakages-of-stock.ts'
import { dealerOf } from './market.ts'
import { buildAll, type Round, runRound, type Trial, writeContent } from './round.ts'

/** All breakages. */
export const breakages: readonly Breakage[] = [...brokenYaml, ...brokenFiles, ...brokenStock]

/** Size of a trial. */
export interface Size {
  readonly dealers: number
  readonly rounds: number
  readonly seed: string
  /** Every round builds all dealers instead of some. */
  readonly isWhole: boolean
}

/** Build dependencies of a trial. */
export interface TrialBuild {
  readonly pool: Pick<BuildPool, 'run'>
  readonly bundle: BuildJob['bundle']
  readonly kinds?: readonly Breakage[]
}

/** Lower bounds of a partial round: dealers, and healthy ones among them. Up to ten are broken. */
const someDealers = 12
const fewestHealthy = 4

function shuffled<T>(chance: RandomStream, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, lot: chance() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item)
}

/** Draws the dealers of a round, and the breakages of one to ten of them. */
export function drawRound(chance: RandomStream, slugs: readonly string[], isWhole: boolean, kinds = breakages): Round {
  const count = Math.min(whole(chance, 1, 10), slugs.length - 1)
  const all = isWhole ? slugs.length : Math.min(slugs.length, Math.max(someDealers, count + fewestHealthy))
  const drawn = shuffled(chance, sample(chance, slugs, all))
  const broken = drawn.slice(0, count).map((slug) => [slug, pick(chance, kinds)] as const)
  return { slugs: shuffled(chance, drawn), broken: new Map(broken) }
}

/** Builds all dealers unbroken. @throws when one is not published */
async function cleanRun({ pool, bundle }: TrialBuild, count: number): Promise<Trial> {
  const dealers = new Map(Array.from({ length: count }, (_, at) => dealerOf(at + 1)).map((each) => [each.slug, each]))
  const content = writeContent(dealers.values())
  const cleanOut = mkdtempSync(join(tmpdir(), 'trial-clean-'))
  const results = await buildAll({ pool, bundle }, [...dealers.keys()], { content, out: cleanOut })
  rmSync(content, { recursive: true })
  const ill = results.find(({ outcome }) => outcome !== 'published')
  if (ill) throw new Error(`${ill.slug} is well and was not published: ${ill.problems.join('; ')}`)
  const clean = new Map([...dealers.keys()].map((slug) => [slug, treeOf(join(cleanOut, slug, 'current'))]))
  return { pool, bundle, dealers, cleanOut, clean }
}

/** Runs the trial: in each round some dealers are broken, which must not affect any other. */
export async function runDealersTrial(
  build: TrialBuild,
  { dealers, rounds, seed, isWhole }: Size,
  tell: Tell,
): Promise<Outcome> {
  tell(`building ${dealers} dealers while all are well`)
  const trial = await cleanRun(build, dealers)
  const slugs = [...trial.dealers.keys()]
  const tally = new Tally('round', rounds, tell)
  const [compared, kinds] = [new Set<string>(), new Set<string>()]
  let comparisons = 0
  for (let at = 1; at <= rounds; at++) {
    const chance = createRandomStream(`${seed} ${at}`)
    const round = drawRound(chance, slugs, isWhole, build.kinds)
    const { healthy, outcomes, faults } = await runRound(trial, round, chance)
    for (const slug of healthy) compared.add(slug)
    for (const { name } of round.broken.values()) kinds.add(name)
    comparisons += healthy.length
    tally.add(
      `${round.broken.size} broken beside ${healthy.length}`,
      outcomes.map((how) => `broken ${how}`),
      faults,
    )
  }
  rmSync(trial.cleanOut, { recursive: true })
  const outcome = tally.outcome()
  const reach = `${comparisons} comparisons of ${compared.size} healthy dealers, ${kinds.size} kinds of breakage`
  return { ...outcome, notes: `${reach}; ${outcome.notes}` }
}
