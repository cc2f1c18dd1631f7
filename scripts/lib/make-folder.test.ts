import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

it('makes a folder and those above it, and leaves one that is there', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'make-folder-')), 'one/two')
  makeFolder(folder)
  makeFolder(folder)
  expect(existsSync(folder)).toBe(true)
})

it.runIf(existsSync('/proc/self'))('says where none can be made, instead of trying for ever', () => {
  expect(() => makeFolder('/proc/none/of/these')).toThrow('ENOENT')
})

it.each(['', 'below'])('says that a file stands in its place, or on the way to it: file/%s', (below) => {
  const file = join(mkdtempSync(join(tmpdir(), 'make-folder-')), 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(join(file, below))).toThrow('EEXIST')
})
