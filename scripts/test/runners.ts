import { failedInPlaywright, failedInVitest } from './failed-tests.ts'
import type { Counts, Runner } from './runner.ts'

/** Folder of the runners' reports. */
export const reports = '.cache/test-reports'

export function countVitest(text: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(text)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

export function countPlaywright(text: string): Counts {
  const { expected, unexpected, flaky, skipped } = JSON.parse(text).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

function vitest(name: string, ...projects: readonly [string, ...string[]]): Runner {
  const file = `${reports}/${projects[0]}.json`
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...output]
  return { name, args, report: { file, count: countVitest, failed: failedInVitest } }
}

const statics: readonly Runner[] = [
  // Incremental: the next run checks what changed, in a quarter of the time. Single-threaded: several threads compute
  // the same types again, which is twice the work and no faster on two cores.
  {
    name: 'types',
    args: [
      'node_modules/@typescript/native/bin/tsc',
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
    ],
  },
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'dead code that tests keep alive', args: ['node_modules/knip/bin/knip.js', '--production'] },
]

const pageTypes: Runner = {
  name: 'types of pages',
  // A separate tsconfig: otherwise it checks all sources again that `types` has checked, which takes a minute.
  args: [
    'node_modules/astro/bin/astro.mjs',
    'check',
    '--minimumSeverity',
    'error',
    '--tsconfig',
    'tsconfig.pages.json',
  ],
}

const unit = vitest('unit and architecture tests', 'unit')
const sites = vitest('site, search and delivery tests', 'sites', 'servers')

export const browser: Runner = {
  name: 'browser tests',
  args: ['node_modules/@playwright/test/cli.js', 'test'],
  report: { file: `${reports}/e2e.json`, count: countPlaywright, failed: failedInPlaywright },
}

/** Sequential stages of parallel lanes of sequential runners. `quick` is for every commit. */
export type Stages = readonly (readonly (readonly Runner[])[])[]
export const quick: Stages = [[[...statics, pageTypes], [unit]]]
/** Browser tests mostly wait, all others mostly use the CPU; in parallel they end at about the same time. */
export const all: Stages = [[[...statics, pageTypes, unit, sites], [browser]]]
