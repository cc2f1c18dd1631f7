import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { changedFiles } from './changed-files.ts'

test.each([
  ['as it stands', 'dealers/a/site.yaml', 'dealers/a/site.yaml'],
  ['from here', './dealers/a/site.yaml', 'dealers/a/site.yaml'],
  ['in full', '/project/dealers/a/site.yaml', 'dealers/a/site.yaml'],
  ['in the bytes of its letters', '"dealers/a/pages/\\303\\274ber.md"', 'dealers/a/pages/über.md'],
  ['with quotes and tabs', '"dealers/a/\\"x\\"\\ty\\\\z.md"', 'dealers/a/"x"\ty\\z.md'],
])('a file is named %s', (_how, line, file) => {
  expect(changedFiles(`${line}\r\n\n`, '/project')).toEqual([file])
})

test('what Git says is read back, whatever files are called', () => {
  const names = ['dealers/a/plain.md', 'dealers/b/über "uns".md', 'dealers/c/日本 車.md', 'dealers/d/tab\there.md']
  const root = mkdtempSync(join(tmpdir(), 'changed-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  git('init', '-q')
  for (const name of names) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), '')
  }
  git('add', '-A')
  expect(changedFiles(git('diff', '--cached', '--name-only'), root)).toEqual(names)
  rmSync(root, { recursive: true })
})
