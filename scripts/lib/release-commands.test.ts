import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from './test-command.ts'

const out = mkdtempSync(join(tmpdir(), 'released-'))
mkdirSync(join(out, 'alpha-yard/releases/first'), { recursive: true })
symlinkSync('releases/first', join(out, 'alpha-yard/current'))

afterAll(() => rmSync(out, { recursive: true }))

test.concurrent.each(['budgets', 'screenshots', 'bench-pages', 'rollback'])(
  '%s looks at nothing for a slip in a name',
  async (script) => {
    const stderr = `There is no release of alpha-yrad in ${out}; did you mean "alpha-yard"? Dealers there: alpha-yard.\n`
    expect(await runCommand(script, ['alpha-yrad', '--out', out])).toEqual({ code: 2, stdout: '', stderr })
  },
)

test.concurrent.each(['budgets', 'screenshots', 'bench-pages'])(
  '%s is not green where nothing was built',
  async (script) => {
    const none = join(out, 'none')
    const stderr = `There is no live site in ${none} to look at: npm run build\n`
    expect(await runCommand(script, ['--out', none])).toEqual({ code: 2, stdout: '', stderr })
  },
)

test('check reads the dealers of another folder', async () => {
  const content = 'tests/sites/two-dealers'
  const { code, stderr } = await runCommand('check', ['nosuch', '--content', content])
  expect([code, stderr]).toEqual([2, expect.stringContaining('Dealers: north-yard, south-yard.')])
})

test('check says that a folder has no dealers', async () => {
  mkdirSync(join(out, 'empty/dealers'), { recursive: true })
  const stderr = `No dealer stands in ${join(out, 'empty/dealers')}, so there is nothing to do.\n`
  expect(await runCommand('check', ['--content', join(out, 'empty')])).toEqual({ code: 0, stdout: '', stderr })
})
