import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeReadable, makeTreeReadable } from './make-readable.ts'
import { modeOf } from './test-umask.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'open-to-readers-'))

it.each([
  ['600', '644'],
  ['640', '644'],
  ['644', '644'],
  ['664', '664'],
  ['750', '754'],
])('a file of mode %s becomes one of %s', (closed, open) => {
  const file = join(newFolder(), 'a.html')
  writeFileSync(file, '')
  chmodSync(file, Number.parseInt(closed, 8))
  makeReadable(file)
  expect(modeOf(file)).toBe(open)
})

it('leaves what is open already untouched, as it may be of somebody else', () => {
  const folder = newFolder()
  makeReadable(folder)
  const { ctimeMs } = statSync(folder)
  makeReadable(folder)
  expect(statSync(folder).ctimeMs).toBe(ctimeMs)
})

it('opens a folder with all below it', () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'cars'), { mode: 0o700 })
  writeFileSync(join(folder, 'cars/a.html'), '', { mode: 0o600 })
  makeTreeReadable(folder)
  expect(['', 'cars', 'cars/a.html'].map((path) => modeOf(join(folder, path)))).toEqual(['755', '755', '644'])
})

it('says what else is wrong', () => {
  expect(() => makeReadable(join(newFolder(), 'none'))).toThrow('ENOENT')
})
