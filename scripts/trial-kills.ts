import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cac } from 'cac'
import { commandLine } from './lib/command-line/command-line.ts'
import { wholeNumber } from './lib/command-line/numbers.ts'
import { failureText } from './lib/failure-text.ts'
import { runBuild } from './trial-kills/build-process.ts'
import { makeDealer, slug, type TrialDealer } from './trial-kills/dealer.ts'
import { fillDisks } from './trial-kills/fill-disk.ts'
import { buildReferences, killBuilds } from './trial-kills/kill-builds.ts'
import { killBundles } from './trial-kills/kill-bundles.ts'
import { killPublish } from './trial-kills/kill-publish.ts'
import { allGood, type Outcome, outcomeLines, type Tell } from './trial-kills/outcome.ts'
import { pairBuilds } from './trial-kills/pair-builds.ts'

/** Number of trials of each kind; `bundles` is included in `kills`. */
interface Counts {
  readonly kills: number
  readonly bundles: number
  readonly disk: number
  readonly pairs: number
  readonly publish: number
}

async function publishTrial(dealer: TrialDealer, goal: number, tell: Tell): Promise<Outcome[]> {
  const outs = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'trial-sites-')))
  for (const [night, out] of outs.entries()) await runBuild({ dealer, night: night === 0 ? 0 : 1, out })
  const sites = outs.map((out) => join(out, slug, 'current'))
  const outcomes = await killPublish(sites, goal, tell)
  for (const out of outs) rmSync(out, { recursive: true })
  return outcomes
}

async function runTrials({ kills, bundles, disk, pairs, publish }: Counts, tell: Tell): Promise<readonly Outcome[]> {
  const dealer = makeDealer()
  tell('building what to compare with')
  const references = await buildReferences(dealer)
  const outcomes = [
    ...(publish > 0 ? await publishTrial(dealer, publish, tell) : []),
    ...(pairs > 0 ? [await pairBuilds(dealer, references, pairs, tell)] : []),
    ...(disk > 0 ? [await fillDisks(dealer, references, disk, tell)] : []),
    ...(kills > bundles ? await killBuilds(dealer, references, kills - bundles, tell) : []),
    ...(bundles > 0 ? await killBundles(dealer, references, bundles, tell) : []),
  ]
  for (const folder of [dealer.content, references.first]) rmSync(folder, { recursive: true })
  return outcomes
}

/** `trial:kills [--kills 500] [--bundles 24] [--disk 50] [--pairs 50] [--publish 200] [--json]`: exit 1 when a goal is missed. */
async function main(): Promise<void> {
  const cli = cac('npm run trial:kills --')
  cli.option('--kills <n>', 'builds killed at random moments', { default: 500 })
  cli.option('--bundles <n>', 'of these, builds killed while they bundle pages', { default: 24 })
  cli.option('--disk <n>', 'builds on a disk that fills up', { default: 50 })
  cli.option('--pairs <n>', 'pairs of simultaneous builds of one dealer', { default: 50 })
  cli.option('--publish <n>', 'kills during publication', { default: 200 })
  cli.option('--json', 'report as JSON; progress goes to standard error')
  const { options } = commandLine(cli)
  if (options.help) return
  const count = (name: keyof Counts) => wholeNumber(`--${name}`, options[name], 0)
  const counts = {
    kills: count('kills'),
    bundles: Math.min(count('bundles'), count('kills')),
    disk: count('disk'),
    pairs: count('pairs'),
    publish: count('publish'),
  }
  const started = performance.now()
  const outcomes = await runTrials(counts, (line) => console.error(line))
  const minutes = (performance.now() - started) / 60_000
  console.log(options.json ? JSON.stringify({ minutes, outcomes }, null, 2) : outcomeLines(outcomes).join('\n'))
  if (!options.json) console.log(`${minutes.toFixed(1)} minutes`)
  process.exitCode = allGood(outcomes) ? 0 : 1
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'The trial was not held.'))
  process.exitCode = 2
})
