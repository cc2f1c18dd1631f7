import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { cac } from 'cac'
import { readOptions } from './bench/build/options.ts'
import { runBench } from './bench/build/run.ts'
import { buildTime } from './build/build-time.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { failureText } from './lib/failure-text.ts'
import { Interrupted, interrupts } from './lib/interrupts.ts'

/**
 * `bench:build`: cost of full builds, compared with other ways to build the same sites; exit 1 when a goal is missed.
 */
async function main(): Promise<void> {
  const cli = cac('npm run bench:build --')
  cli.usage('[options] | --quick [slug ...]')
  cli.option('--dealers <n>', 'generated dealers', { default: 50 })
  cli.option('--cars <n>', 'cars per dealer', { default: 300 })
  cli.option('--rounds <n>', 'rounds of measurements; the median counts', { default: 1 })
  cli.option('--astro-dealers <n>', 'dealers built by astro build, the first as a warm-up; 0 for none', { default: 3 })
  cli.option('--ours', 'measure only our build')
  cli.option('--memory', 'compare the memory of ten dealers with that of a hundred')
  cli.option('--quick', 'build only the demo dealers, with our build')
  cli.option('--json', 'report as JSON')
  const { args, options } = commandLine(cli, unlimitedWords)
  if (options.help) return
  const wish = readOptions(args, options)
  const root = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'))
  // Bundled pages resolve their packages from the project folder.
  const bundles = mkdtempSync(join(root, '.cache/bench-bundles-'))
  const tell = (line: string) => (options.json ? null : console.log(line))
  // Other load slows every measurement; compared figures of one round were slowed alike.
  tell(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before; Node ${process.version}`)
  try {
    const bench = { root, folder, bundles, now: buildTime(), signal: interrupts() }
    const report = await runBench(wish, bench, tell)
    if (options.json) console.log(JSON.stringify(report, null, 2))
    process.exitCode = report.isMet ? 0 : 1
  } finally {
    for (const made of [folder, bundles]) rmSync(made, { recursive: true, force: true })
  }
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'No site of the project was touched.'))
  process.exitCode = error instanceof Interrupted ? error.exitCode : 2
})
