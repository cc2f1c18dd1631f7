import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { contentFolder, warnOfNoDealers } from './content-folder.ts'
import { UsageError } from './usage-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
mkdirSync(join(folder, 'good/dealers'), { recursive: true })
mkdirSync(join(folder, 'bad'))
writeFileSync(join(folder, 'bad/dealers'), '')

afterEach(() => vi.restoreAllMocks())

test('the folder of --content holds dealers/, be it empty', () => {
  expect(contentFolder(join(folder, 'good'))).toBe(join(folder, 'good'))
})

test.each(['bad', 'none'])('it is a wrong call with one that does not: %s', (name) => {
  const typed = join(folder, name)
  expect(() => contentFolder(typed)).toThrow(
    new UsageError(`--content is the folder that holds dealers/; there is none in ${typed}.`),
  )
})

test.each([
  ['none', [], [[`No dealer stands in ${join(folder, 'dealers')}, so there is nothing to do.`]]],
  ['one', ['north'], []],
])('a folder with dealers of whom there is %s is told of', (_reason, known, told) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  warnOfNoDealers(folder, known)
  expect(error.mock.calls).toEqual(told)
})
