import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { pick } from './run-stages.ts'
import { countsOf, type Runner, run, runLanes } from './runner.ts'
import { all, countPlaywright, countVitest, quick } from './runners.ts'

const program = (name: string, code: string): Runner => ({ name, args: ['--eval', code] })
const good = program('good', 'console.log("all is well")')
const bad = program('bad', 'console.error("planted"); process.exit(1)')
const killed = program('killed', 'process.kill(process.pid, "SIGKILL")')

function reporting(text: string | null): Runner {
  const file = join(mkdtempSync(join(tmpdir(), 'runner-')), 'report.json')
  if (text !== null) writeFileSync(file, text)
  return { ...good, report: { file, count: countVitest } }
}

const green = '{ "numPassedTests": 3, "numFailedTests": 0, "numPendingTests": 1 }'
const red = '{ "numPassedTests": 3, "numFailedTests": 2, "numPendingTests": 0 }'

describe('what a runner came to', () => {
  test.each([
    ['a good end is one test passed', good, 0, { passed: 1, failed: 0, skipped: 0 }],
    ['a bad end is one test failed', good, 1, { passed: 0, failed: 1, skipped: 0 }],
    ['an end by a signal is one test failed', good, null, { passed: 0, failed: 1, skipped: 0 }],
    ['a report is counted', reporting(green), 0, { passed: 3, failed: 0, skipped: 1 }],
    ['failed tests are counted', reporting(red), 1, { passed: 3, failed: 2, skipped: 0 }],
    ['a crash after good tests is a failure', reporting(green), 1, { passed: 3, failed: 1, skipped: 1 }],
    ['a report that never came is counted by the exit code', reporting(null), 1, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_reason, runner, status, counts) => {
    expect(countsOf(runner, status)).toEqual(counts)
  })

  test('browser tests that passed only at a second try have failed', () => {
    const text = '{ "stats": { "expected": 5, "unexpected": 1, "flaky": 2, "skipped": 4 } }'
    expect(countPlaywright(text)).toEqual({ passed: 5, failed: 3, skipped: 4 })
  })
})

describe('running', () => {
  test('a program that ends badly or is killed fails, whoever runs beside it', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const counts = await runLanes([[good, bad], [killed]], process.env)
    expect(counts.map(({ failed }) => failed)).toEqual([0, 1, 1])
    vi.restoreAllMocks()
  })

  test('words that were held back come whole, with those of the error output', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await run(bad, process.env, true)
    expect(log.mock.calls.join('\n')).toContain('planted')
    vi.restoreAllMocks()
  })

  test('one that never ends fails, and what it said and what ran then is told', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const hung = program('hung', 'console.log("so far"); setInterval(() => {}, 1000)')
    expect(await run(hung, process.env, true, 3_000)).toMatchObject({ failed: 1 })
    const said = log.mock.calls.join('\n')
    expect(said).toContain('so far\n')
    expect(said).toContain('hung: ended, as it was not done after 3 s. There still ran:')
    expect(said).toContain('--eval console.log("so far")')
    vi.restoreAllMocks()
  })
})

describe('what is run', () => {
  const names = (stages: typeof all) => stages.flat(2).map(({ name }) => name)

  test('everything, when no word is given, and all that the quick command runs', () => {
    expect(names(pick(all, []))).toEqual(names(all))
    expect(names(all)).toEqual(expect.arrayContaining(names(quick)))
  })

  test.each([
    ['a word of one runner', ['browser'], ['browser tests']],
    ['a word of two', ['unit', 'site'], ['unit and architecture tests', 'site, search and delivery tests']],
    ['a word of none', ['nothing'], []],
  ])('%s', (_reason, words, expected) => {
    expect(names(pick(all, words))).toEqual(expected)
  })
})
