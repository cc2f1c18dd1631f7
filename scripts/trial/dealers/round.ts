import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BuildJob, BuildResult } from '../../build/build-job.ts'
import type { BuildPool } from '../../build/pool.ts'
import { pick, type RandomStream } from '../../demo/random-stream.ts'
import { liveFaults, type Tree, treeOf } from '../../trial-kills/tree.ts'
import type { Breakage } from './breakage.ts'
import { type DealerFiles, writeDealer } from './dealer-files.ts'
import { sharedFiles, trialTime } from './market.ts'

/** Shared inputs of all rounds. */
export interface Trial {
  readonly pool: Pick<BuildPool, 'run'>
  readonly bundle: BuildJob['bundle']
  /** Slug -> unbroken dealer. */
  readonly dealers: ReadonlyMap<string, DealerFiles>
  /** Output folder of the clean run. */
  readonly cleanOut: string
  /** Slug -> files of its site in the clean run. */
  readonly clean: ReadonlyMap<string, Tree>
}

/** The dealers of one round, in build order, and the breakage of some of them. */
export interface Round {
  readonly slugs: readonly string[]
  readonly broken: ReadonlyMap<string, Breakage>
}

/** Result of one round. */
export interface RoundEnd {
  readonly healthy: readonly string[]
  /** Outcome of each broken dealer's build. */
  readonly outcomes: readonly BuildResult['outcome'][]
  /** Faults of healthy dealers and of live sites; empty when there are none. */
  readonly faults: readonly string[]
}

/** Writes a temporary content folder with the shared files and these dealers; returns its path. */
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

/** Builds dealers in parallel, submitted in this order, even if nothing changed. */
export function buildAll(
  { pool, bundle }: Pick<Trial, 'pool' | 'bundle'>,
  slugs: readonly string[],
  places: { readonly content: string; readonly out: string },
): Promise<readonly BuildResult[]> {
  const same = { root: process.cwd(), bundle, now: trialTime, force: true, acceptDrop: false, waitMs: 0, ...places }
  return Promise.all(slugs.map((slug) => pool.run({ slug, ...same }, () => {})))
}

/** Broken dealers start with the clean live site; the others with none, so that all their pages are rendered. */
function prepare({ dealers, cleanOut }: Trial, { slugs, broken }: Round, chance: RandomStream) {
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

/** A broken dealer must be published with its readable part, or keep its live site. */
function brokenFaults({ clean }: Trial, out: string, { slug, outcome, problems }: BuildResult, how: string): string[] {
  if (outcome === 'published') return [...liveFaults(out, slug, [treeOf(join(out, slug, 'current'))])]
  const said = outcome === 'failed' && problems.length > 0 ? [] : [`${slug} (${how}) is ${outcome} without a word`]
  const lost = liveFaults(out, slug, [clean.get(slug) ?? new Map()])
  return [...said, ...lost.map((fault) => `${slug} (${how}) failed and its live site changed: ${fault}`)]
}

/** Builds broken and healthy dealers in one run, and compares the healthy ones with the clean run. */
export async function runRound(trial: Trial, round: Round, chance: RandomStream): Promise<RoundEnd> {
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
