import { existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newOut, publish, yard } from './build/release/fixtures.ts'
import { liveId } from './build/release/paths.ts'
import { runCommand } from './lib/test-command.ts'
import { writeTree } from './lib/write-tree.ts'

/** Text of a page that is also an environment value, but no secret. */
const words = 'kerbsideHandovers2041'
const env = { HANDOVER_LINE: words }

const content = mkdtempSync(join(tmpdir(), 'rollback-'))
writeTree(content, { [`dealers/${yard}/site.yaml`]: `strapline: ${words}` })

async function released(): Promise<string> {
  const out = newOut()
  await publish(out, 'first')
  await publish(out, 'second', { '/_astro/second.js': words })
  return out
}

test.each([
  ['are carried on where --content says so', ['--content', content], [], true],
  [
    'are not where another folder does not',
    [],
    [expect.stringContaining('not carried on: /_astro/second.js of')],
    false,
  ],
])("words of a dealer's own files %s", async (_what, options, notes, isCarried) => {
  const out = await released()
  const { code, stdout } = await runCommand('rollback', [yard, '--out', out, '--json', ...options], env)
  expect([code, JSON.parse(stdout)]).toEqual([0, { slug: yard, live: 'first', from: 'second', notes }])
  expect(existsSync(join(out, yard, 'current/_astro/second.js'))).toBe(isCarried)
})

test('a folder without dealers is a wrong call', async () => {
  const typed = join(content, 'none')
  const stderr = `--content is the folder that holds dealers/; there is none in ${typed}.\n`
  expect(await runCommand('rollback', [yard, '--content', typed])).toEqual({ code: 2, stdout: '', stderr })
})

test.each([[[]], [['--list']]])(
  'a folder that is a link to another dealer’s leaves that one as it is, with %j',
  async (options) => {
    const out = await released()
    symlinkSync(yard, join(out, 'lot'))
    const { code, stdout, stderr } = await runCommand('rollback', [
      'lot',
      '--out',
      out,
      '--content',
      content,
      ...options,
    ])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('which is another dealer’s')
    expect(liveId(out, yard)).toBe('second')
  },
)
