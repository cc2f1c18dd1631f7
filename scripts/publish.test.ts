import { existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { newOut, publish, yard } from './build/release/fixtures.ts'
import { runCommand } from './lib/test-command.ts'
import { writeTree } from './lib/write-tree.ts'

const out = newOut()
const content = mkdtempSync(join(tmpdir(), 'publish-content-'))
writeTree(content, { 'dealers/new-yard/site.yaml': '' })

beforeAll(async () => {
  await publish(out, 'first')
})

const folder = () => mkdtempSync(join(tmpdir(), 'publish-to-'))

async function bring(slugs: readonly string[], from = content, to = folder()) {
  const options = ['--out', out, '--content', from, '--to', join(to, '{slug}')]
  return { to, ...(await runCommand('publish', [...slugs, ...options])) }
}

test('a name that is no dealer’s is refused before others go', async () => {
  const { to, ...said } = await bring([yard, 'a-yrad'])
  const stderr = `There is no dealer a-yrad; did you mean "${yard}"? Dealers: new-yard, ${yard}.\n`
  expect(said).toEqual({ code: 2, stdout: '', stderr })
  expect(existsSync(join(to, yard))).toBe(false)
})

test('a dealer who was never built stops no other', async () => {
  const { to, code, stdout } = await bring(['new-yard', yard])
  expect(code).toBe(1)
  expect(stdout).toContain('There is no release of new-yard to publish: npm run build -- new-yard')
  expect(readFileSync(join(to, yard, 'index.html'), 'utf8')).toBe('first')
})

test('a folder without dealers is a wrong call', async () => {
  const typed = join(content, 'none')
  const stderr = `--content is the folder that holds dealers/; there is none in ${typed}.\n`
  expect(await bring([yard], typed)).toMatchObject({ code: 2, stdout: '', stderr })
})

test('a place among the releases is refused before others go', async () => {
  const to = folder()
  symlinkSync(out, join(to, 'new-yard'))
  const { code, stderr } = await bring([yard, 'new-yard'], content, to)
  expect([code, stderr]).toEqual([2, expect.stringContaining('where releases are kept. Name another folder.')])
  expect(existsSync(join(to, yard))).toBe(false)
})
