import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outFolder } from './out-folder.ts'
import { UsageError } from './usage-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'out-folder-'))
writeFileSync(join(folder, 'file'), '')

test.each(['new/one', 'new/one', '.'])('the folder of --out is there then: %s', (name) => {
  expect(statSync(outFolder(join(folder, name))).isDirectory()).toBe(true)
})

test.each(['file', 'file/below'])('it is a wrong call where a file stands: %s', (name) => {
  const typed = join(folder, name)
  expect(() => outFolder(typed)).toThrow(
    new UsageError(`--out is the folder where releases are; there is a file at ${typed}. Name another folder.`),
  )
})
