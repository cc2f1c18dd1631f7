import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from './test-command.ts'
import { writeTree } from './write-tree.ts'

const folder = mkdtempSync(join(tmpdir(), 'failures-'))
writeTree(folder, { 'content/dealers/a-yard/site.yaml': '', 'dist/note': '' })
const content = ['--content', join(folder, 'content')]
const out = ['--out', join(folder, 'dist')]
const noDealer = 'There is no dealer nosuch. Dealers: a-yard.'

const noOption =
  'Unknown option --stok; did you mean "--stock"? There are --stock, --content, --json, --verbose, --help.'

afterAll(() => rmSync(folder, { recursive: true }))

test.concurrent.each([
  ['build', ['nosuch', ...content, ...out], 2, { error: noDealer, dealers: [] }],
  ['pictures', ['nosuch', ...content], 2, { error: noDealer, dealers: [] }],
  ['delta', ['nosuch', ...content, ...out], 2, { error: noDealer, dealers: [] }],
  ['index-search', ['nosuch', ...content, ...out], 2, { error: noDealer, dealers: [] }],
  ['check-fresh', ['nosuch', '--live', ...content], 2, { error: noDealer, dealers: [] }],
  ['report', out, 1, { error: 'There is no release to report on: npm run build', dealers: [] }],
  ['publish', ['--to', 'x', ...out], 2, { error: 'There is nothing to publish: npm run build', dealers: [] }],
  ['report', ['nosuch', ...content, ...out], 2, { error: noDealer, dealers: [] }],
  ['plan', ['nosuch', ...content], 2, { error: noDealer }],
  ['plan', ['--shards', 'x', ...content], 2, { error: '--shards is a whole number from 1 on; "x" is none.' }],
  ['check', ['--stok', 'x'], 2, { error: noOption, dealers: [] }],
  ['rollback', out, 2, { error: 'Which dealer? npm run rollback -- <slug>' }],
])('%s that ends without its report says why, on both outputs', async (script, args, code, said) => {
  const told = await runCommand(script, [...args, '--json'])
  expect([told.code, told.stderr, JSON.parse(told.stdout)]).toEqual([code, `${said.error}\n`, said])
})

test('whoever asked for no JSON gets none', async () => {
  const stderr = 'Which dealer? npm run rollback -- <slug>\n'
  expect(await runCommand('rollback', out)).toEqual({ code: 2, stderr, stdout: '' })
})
