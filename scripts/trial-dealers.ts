import { cac } from 'cac'
import { bundlePages } from './build/bundle.ts'
import { BuildPool } from './build/pool.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { wholeNumber } from './lib/command-line/numbers.ts'
import { failureText } from './lib/failure-text.ts'
import { runDealersTrial } from './trial/dealers/trial.ts'
import { allGood, outcomeLines } from './trial-kills/outcome.ts'

/**
 * `trial:dealers [--rounds 200] [--dealers 100] [--seed 1] [--whole] [--json]`: exit 1 when a broken dealer affected a
 * healthy one.
 */
async function main(): Promise<void> {
  const cli = cac('npm run trial:dealers --')
  cli.option('--rounds <n>', 'rounds, each with one to ten broken dealers', { default: 200 })
  cli.option('--dealers <n>', 'generated dealers', { default: 100 })
  cli.option('--seed <words>', 'seed of the random choices', { default: '1' })
  cli.option('--whole', 'build all dealers in every round, not 12 to 14')
  cli.option('--json', 'report as JSON; progress goes to standard error')
  const { options } = commandLine(cli)
  if (options.help) return
  const size = {
    rounds: wholeNumber('--rounds', options.rounds, 1),
    dealers: wholeNumber('--dealers', options.dealers, 2),
    seed: String(options.seed),
    isWhole: Boolean(options.whole),
  }
  const started = performance.now()
  const bundle = await bundlePages(process.cwd())
  const pool = new BuildPool(size.dealers)
  const outcome = await runDealersTrial({ pool, bundle }, size, (line) => console.error(line)).finally(() =>
    pool.close(),
  )
  const minutes = (performance.now() - started) / 60_000
  console.log(options.json ? JSON.stringify({ minutes, outcome }, null, 2) : outcomeLines([outcome]).join('\n'))
  if (!options.json) console.log(`${minutes.toFixed(1)} minutes`)
  process.exitCode = allGood([outcome]) ? 0 : 1
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'The trial was not held.'))
  process.exitCode = 2
})
