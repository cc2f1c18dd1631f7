import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import pc from 'picocolors'
import { findBrowser } from './lib/browser.ts'

interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface Runner {
  readonly name: string
  readonly args: readonly string[]
  /** Reads a report for its counts; a runner without one counts as one test. */
  readonly count?: (report: string) => Counts
  readonly report?: string
}

const reports = '.cache/test-reports'

function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

function countPlaywright(report: string): Counts {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

const runners: readonly Runner[] = [
  { name: 'types', args: ['node_modules/@typescript/native/bin/tsc'] },
  { name: 'types of pages', args: ['node_modules/astro/bin/astro.mjs', 'check', '--minimumSeverity', 'error'] },
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'dead code that tests keep alive', args: ['node_modules/knip/bin/knip.js', '--production'] },
  {
    name: 'unit, architecture and site tests',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/vitest.json`,
    ],
    report: `${reports}/vitest.json`,
    count: countVitest,
  },
  {
    name: 'browser tests',
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    report: `${reports}/e2e.json`,
    count: countPlaywright,
  },
]

function run({ name, args, report, count }: Runner, env: NodeJS.ProcessEnv): Counts {
  console.log(pc.bold(`\n${name}`))
  const started = performance.now()
  const { status } = spawnSync(process.execPath, [...args], { stdio: 'inherit', env })
  console.log(pc.dim(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`))
  const counts =
    report && count && existsSync(report)
      ? count(readFileSync(report, 'utf8'))
      : { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 }
  // A runner that failed without a failed test (a crash, a broken file) is a failure all the same.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** `test [name ...]`: every runner, or those whose name holds a word given; one line sums them up. */
async function main(words: readonly string[]): Promise<void> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const wanted = runners.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  const env = { ...process.env, CHROME_PATH: await findBrowser(process.cwd()) }
  const all = wanted.map((runner) => run(runner, env))
  const sum = (pick: (counts: Counts) => number) => all.reduce((total, counts) => total + pick(counts), 0)
  const failed = sum(({ failed }) => failed)
  const skipped = sum(({ skipped }) => skipped)
  console.log(`\n${sum(({ passed }) => passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed > 0 ? 1 : 0
}

await main(process.argv.slice(2))
