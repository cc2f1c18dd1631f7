import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { failedInPlaywright, failedInVitest } from './failed-tests.ts'
import { endText, pick } from './run-stages.ts'
import { outcomeOf, type Runner, run, runLanes } from './runner.ts'
import { all, countPlaywright, countVitest, quick } from './runners.ts'

const program = (name: string, code: string): Runner => ({ name, args: ['--eval', code] })
const good = program('good', 'console.log("all is well")')
const bad = program('bad', 'console.error("planted"); process.exit(1)')
const killed = program('killed', 'process.kill(process.pid, "SIGKILL")')

function reporting(text: string | null): Runner {
  const file = join(mkdtempSync(join(tmpdir(), 'runner-')), 'report.json')
  if (text !== null) writeFileSync(file, text)
  return { ...good, report: { file, count: countVitest, failed: failedInVitest } }
}

const green = '{ "numPassedTests": 3, "numFailedTests": 0, "numPendingTests": 1, "testResults": [] }'
const red = JSON.stringify({
  numPassedTests: 3,
  numFailedTests: 2,
  numPendingTests: 0,
  testResults: [
    {
      name: join(process.cwd(), 'src/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'a sum holds', status: 'passed', failureMessages: [] },
        { fullName: 'a sum fails', status: 'failed', failureMessages: ['\u001b[31mexpected 3\u001b[39m\nfound 4'] },
        { fullName: 'a sum is silent', status: 'failed' },
      ],
    },
    { name: join(process.cwd(), 'src/b.test.ts'), status: 'failed', message: 'cannot be read', assertionResults: [] },
  ],
})
const redNames = [
  'src/a.test.ts: a sum fails\n  expected 3\n  found 4',
  'src/a.test.ts: a sum is silent',
  'src/b.test.ts\n  cannot be read',
]

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
    expect(outcomeOf(runner, status)).toMatchObject(counts)
  })

  test('browser tests that passed only at a second try have failed', () => {
    const text = '{ "stats": { "expected": 5, "unexpected": 1, "flaky": 2, "skipped": 4 } }'
    expect(countPlaywright(text)).toEqual({ passed: 5, failed: 3, skipped: 4 })
  })
})

describe('what failed', () => {
  test('is named with its file and the head of what it said', () => {
    expect(outcomeOf(reporting(red), 1).failures).toEqual(redNames.map((name) => `good: ${name}`))
    expect(failedInVitest(red.replace('found 4', 'line\\n'.repeat(40)))[0]?.split('\n')).toHaveLength(13)
  })

  test('is the runner, where no test is to blame', () => {
    expect(outcomeOf(reporting(green), 1).failures).toEqual(['good'])
    expect(outcomeOf(bad, 1).failures).toEqual(['bad'])
    expect(outcomeOf(good, 0).failures).toEqual([])
  })

  test('is named of browsers with the screen, also where a second try passed', () => {
    const spec = (status: string, title: string) => ({
      title,
      file: 'garage.spec.ts',
      line: 41,
      tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'Error: no bar' }] }] }],
    })
    const nested = { suites: [{ specs: [spec('unexpected', 'shows its bar'), spec('expected', 'is empty')] }] }
    const suites = [nested, { specs: [spec('flaky', 'counts'), spec('skipped', 'prints')] }]
    expect(failedInPlaywright(JSON.stringify({ suites, errors: [{ message: 'Error: no site' }] }))).toEqual([
      'garage.spec.ts:41: shows its bar (phone)\n  Error: no bar',
      'garage.spec.ts:41: counts (phone)\n  Error: no bar',
      'outside of tests\n  Error: no site',
    ])
  })

  test('is told of a browser test with where it hung, which no limit says', () => {
    const errors = [
      { message: 'Test timeout of 90000ms exceeded.' },
      { message: 'Error: locator.click: Test timeout', location: { file: '/somewhere/tests/e2e/broken.ts', line: 7 } },
    ]
    const tests = [{ projectName: 'phone', status: 'unexpected', results: [{ errors }] }]
    const suites = [{ specs: [{ title: 'sends', file: 'a.spec.ts', line: 4, tests }] }]
    expect(failedInPlaywright(JSON.stringify({ suites }))[0]?.split('\n')).toEqual([
      'a.spec.ts:4: sends (phone)',
      '  Test timeout of 90000ms exceeded.',
      '  Error: locator.click: Test timeout',
      '  at broken.ts:7',
    ])
  })

  test('stands above the sum, which is the last line', () => {
    const lines = stripVTControlCharacters(endText([outcomeOf(bad, 1), outcomeOf(good, 0)])).split('\n')
    expect(lines).toEqual(['', '✗ bad', '1 passed, 1 failed'])
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
