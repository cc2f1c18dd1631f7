import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { taskEnvironment } from '#scripts/bootstrap.mjs'
import type { Ended } from './run-commands.ts'

const calls: readonly (readonly [string, readonly string[], number, string])[] = [
  [
    'the readers of a desk that has none',
    ['token', 'add', 'desk', '--dealer', 'kiwi-crs'],
    2,
    'did you mean "kiwi-cars"?',
  ],
  [
    'a task that there is not',
    ['tokne', 'list'],
    2,
    'npm run leads has no task "tokne"; did you mean "token"? Tasks: token, ',
  ],
  ['a token for nobody', ['token', 'add'], 2, 'Write whose token it is: npm run leads -- token add north-desk'],
  ['a token of nobody', ['token', 'remove'], 2, 'Write whose token it is: npm run leads -- token remove north-desk\n'],
  ['a reader', ['token', 'add', 'desk'], 0, 'It opens "all dealers".\n'],
  ['a slip in a name beside others', ['token', 'remove', 'dekc'], 2, 'Nobody reads leads as "dekc"; there is desk.\n'],
  ['a reader that goes', ['token', 'remove', 'desk'], 0, 'desk reads no more.\n'],
  ['a reader of one dealer', ['token', 'add', 'yard', '--dealer', 'kiwi-cars'], 0, 'It opens ["kiwi-cars"].\n'],
  ['its next token, which opens no more', ['token', 'add', 'yard'], 0, 'It opens ["kiwi-cars"].\n'],
  [
    'a group that there is not, beside a dealer that there is',
    ['token', 'add', 'both', '--dealer', 'kiwi-cars', '--group', 'nope'],
    2,
    'There is no group nope. Groups: ',
  ],
  ['the readers that are left', ['token', 'list'], 0, 'yard: kiwi-cars\n'],
  ['a reader of one dealer that goes', ['token', 'remove', 'yard'], 0, 'yard reads no more.\n'],
  ['a slip where nobody reads', ['token', 'remove', 'typo'], 2, 'Nobody reads leads as "typo"; nobody does so far.\n'],
  ['a port of letters', ['--port', 'abc'], 2, 'as in npm run leads -- --port 4400\n'],
]
let ended: readonly Ended[]

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-words-'))
  const env = { ...taskEnvironment(process.execPath, process.env), LEADS_FILE: join(folder, 'leads.sqlite') }
  const child = fork(resolve('tests/commands/run-commands.ts'), {
    env,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  child.send(calls.map(([, words]) => ({ script: resolve('scripts/leads.ts'), words })))
  const [all] = await once(child, 'message', { signal: AbortSignal.timeout(100_000) })
  ended = all
}, 120_000)

test.each(calls.map((call, at) => [call[0], at] as const))('leads says in words how it is called: %s', (_name, at) => {
  const [, , code, words] = calls[at] ?? []
  const { stdout, stderr, ...end } = ended[at] as Ended
  expect(end.code).toBe(code)
  expect(code === 0 ? stdout : stderr).toContain(words)
  expect(stderr).not.toContain('\n    at ')
})
