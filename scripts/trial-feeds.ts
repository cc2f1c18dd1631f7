import { cac } from 'cac'
import pc from 'picocolors'
import { siteOf } from './build/load-dealer.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { failureText } from './lib/failure-text.ts'
import type { Failure } from './trial/feeds/failure.ts'
import { dealer } from './trial/feeds/feed.ts'
import { safetyStop } from './trial/feeds/night.ts'
import { realBuilds } from './trial/feeds/real-builds.ts'
import { misses, runTrial, type TrialReport, wholeTrial } from './trial/feeds/trial.ts'

type Misses = readonly (readonly [string, readonly Failure[]])[]

function reportText({ seed, faults, expected, bad, usual, records }: TrialReport, builds: number, all: Misses): string {
  const { whole, refused, safe } = expected
  const tables = `${faults} kinds of feed: ${refused} to be refused, ${whole} to be published whole, ${safe} never to hurt`
  const lines = [
    `seed ${seed}`,
    `${bad.nights} bad or odd nights of ${tables}; ${bad.refused} refused`,
    `${usual.nights} usual days, ${records} noisy records, ${builds} real builds`,
    ...all.map(([what, found]) => `${found.length === 0 ? pc.green('0') : pc.red(String(found.length))} ${what}`),
  ]
  const cases = all.flatMap(([, found]) => found.map(({ night, what }) => `${pc.red(night)}\n  ${what}`))
  return [...lines, ...(cases.length > 0 ? ['', ...cases] : [])].join('\n')
}

/**
 * `trial:feeds [--seed words] [--no-builds] [--json]`: bad and odd feeds against a live site; exit 1 when a goal is
 * missed.
 */
async function main(): Promise<void> {
  const cli = cac('npm run trial:feeds --')
  cli.option('--seed <words>', 'seed of the random choices', { default: '1' })
  cli.option('--no-builds', 'skip the real builds')
  cli.option('--json', 'report as JSON')
  const { options } = commandLine(cli)
  if (options.help) return
  const root = process.cwd()
  const seed = String(options.seed)
  const report = runTrial(wholeTrial, seed, siteOf(dealer, `${root}/tests/sites/two-dealers`), safetyStop)
  const { builds, failures } = options.builds ? await realBuilds(root, seed) : { builds: 0, failures: [] }
  const all: Misses = [...misses(report), ['real builds that went wrong', failures]]
  const isMissed = all.some(([, found]) => found.length > 0)
  console.log(
    options.json
      ? JSON.stringify({ ...report, builds, misses: Object.fromEntries(all) }, null, 2)
      : reportText(report, builds, all),
  )
  process.exitCode = isMissed ? 1 : 0
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'The trial was not held.'))
  process.exitCode = 2
})
