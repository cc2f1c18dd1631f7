import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BuildJob, BuildResult } from '../../build/build-job.ts'
import type { BuildPool } from '../../build/pool.ts'
import { type Chance, pick } from '../../demo/seeded.ts'
import { liveFaults, type Tree, treeOf } from '../../trial-kills/tree.ts'
import type { Breakage } from './breakage.ts'
import { type DealerFiles, writeDealer } from './dealer-files.ts'
import { sharedFiles, trialTime } from './market.ts'

/** What all rounds have in common. */
export interface Trial {
  readonly pool: Pick<BuildPool, 'run'>
  readonly bundle: BuildJob['bundle']
  /** Dealers by slug, as they are when all is well. */
  readonly dealers: ReadonlyMap<string, DealerFiles>
  /** Where the clean run left its sites. */
  readonly cleanOut: string
  /** Those sites, file by file. */
  readonly clean: ReadonlyMap<string, Tree>
}

/** Who is built in one round, in this order, and what is wrong with some of them. */
export interface Round {
  readonly slugs: readonly string[]
  readonly broken: ReadonlyMap<string, Breakage>
}

/** What one round came to. */
export interface RoundEnd {
  readonly healthy: readonly string[]
  /** Of the broken ones, how each build ended. */
  readonly outcomes: readonly BuildResult['outcome'][]
  /** What is wrong with anybody who was not broken, or with a live site; empty when all is well. */
  readonly faults: readonly string[]
}

/** A content folder with what all share and these dealers. */
export function writeContent(dealers: Iterable<DealerFiles>): string {
  const content = mkdtempSync(join(tmpdir(), 'trial-market-'))
  for (const [path, text] of Object.entries(sharedFiles)) {
    mkdirSync(dirname(join(content, path)), { recursive: true })
    writeFileSync(join(content, path), text)
  }
  mkdirSync(join(content, 'stock'))
  for (const dealer of dealers) writeDealer(content, dealer)
  return content
}

/** Builds dealers side by side, in their order, whether anything changed or not. */
export function buildAll(
  { pool, bundle }: Pick<Trial, 'pool' | 'bundle'>,
  slugs: readonly string[],
  places: { readonly content: string; readonly out: string },
): Promise<readonly BuildResult[]> {
  const same = { root: process.cwd(), bundle, now: trialTime, force: true, acceptDrop: false, waitMs: 0, ...places }
  return Promise.all(slugs.map((slug) => pool.run({ slug, ...same }, () => {})))
}

/** Broken dealers have a live site, the clean one; the others have none, so that each of their pages is made anew. */
function prepare({ dealers, cleanOut }: Trial, { slugs, broken }: Round, chance: Chance) {
  const out = mkdtempSync(join(tmpdir(), 'trial-dealers-'))
  for (const slug of broken.keys())
    cpSync(join(cleanOut, slug), join(out, slug), { recursive: true, verbatimSymlinks: true })
  const others = slugs.filter((slug) => !broken.has(slug))
  const written = slugs.flatMap((slug) => {
    const dealer = dealers.get(slug)
    if (!dealer) return []
    return broken.get(slug)?.spoil(dealer, chance, pick(chance, others)) ?? dealer
  })
  return { content: writeContent(written), out }
}

function differences(one: Tree, other: Tree): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path))
}

function healthyFaults({ clean }: Trial, out: string, { slug, outcome, problems }: BuildResult): string[] {
  if (outcome !== 'published') return [`${slug} is healthy and ${outcome}: ${problems[0]}`]
  const different = differences(clean.get(slug) ?? new Map(), treeOf(join(out, slug, 'current')))
  return different.slice(0, 3).map((path) => `${slug} is healthy and has other bytes at ${path}`)
}

/** A broken dealer is published with what could be read, or its live site stays. */
function brokenFaults({ clean }: Trial, out: string, { slug, outcome, problems }: BuildResult, how: string): string[] {
  if (outcome === 'published') return [...liveFaults(out, slug, [treeOf(join(out, slug, 'current'))])]
  const said = outcome === 'failed' && problems.length > 0 ? [] : [`${slug} (${how}) is ${outcome} without a word`]
  const lost = liveFaults(out, slug, [clean.get(slug) ?? new Map()])
  return [...said, ...lost.map((fault) => `${slug} (${how}) failed and its live site changed: ${fault}`)]
}

/** Builds the broken and the healthy in one run, and holds the healthy against a run in which all were. */
export async function holdRound(trial: Trial, round: Round, chance: Chance): Promise<RoundEnd> {
  const { content, out } = prepare(trial, round, chance)
  try {
    const results = await buildAll(trial, round.slugs, { content, out })
    const faults = results.flatMap((result) => {
      const how = round.broken.get(result.slug)
      return how ? brokenFaults(trial, out, result, how.name) : healthyFaults(trial, out, result)
    })
    const strange = readdirSync(out).filter((name) => !round.slugs.includes(name))
    const healthy = round.slugs.filter((slug) => !round.broken.has(slug))
    const outcomes = results.filter(({ slug }) => round.broken.has(slug)).map(({ outcome }) => outcome)
    return { healthy, outcomes, faults: [...faults, ...strange.map((name) => `${name} is nobody's folder`)] }
  } finally {
    for (const folder of [content, out]) if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
  }
}
