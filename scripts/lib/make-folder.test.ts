import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'
import { modeOf, withNarrowUmask } from './test-umask.ts'

it('makes a folder and those above it, and leaves one that is there', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'make-folder-')), 'one/two')
  makeFolder(folder)
  makeFolder(folder)
  expect(existsSync(folder)).toBe(true)
})

it('makes public ones open to web servers, whatever the umask, and leaves one that is there', async () => {
  const above = mkdtempSync(join(tmpdir(), 'make-folder-'))
  const modes = (...names: string[]) => names.map((name) => modeOf(join(above, name)))
  await withNarrowUmask(() => {
    makeFolder(join(above, 'own'))
    makeFolder(join(above, 'site/cars'), { isPublic: true })
    makeFolder(join(above, 'own/site'), { isPublic: true })
  })
  expect(modes('', 'own', 'own/site', 'site', 'site/cars')).toEqual(['700', '700', '755', '755', '755'])
})

it.runIf(existsSync('/proc/self'))('says where none can be made, instead of trying for ever', () => {
  expect(() => makeFolder('/proc/none/of/these')).toThrow('ENOENT')
})

it.each(['', 'below'])('says that a file stands in its place, or on the way to it: file/%s', (below) => {
  const file = join(mkdtempSync(join(tmpdir(), 'make-folder-')), 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(join(file, below))).toThrow('EEXIST')
})
