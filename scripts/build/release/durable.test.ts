import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeDurably } from './durable.ts'

test('a file that cannot be written leaves no draft of it, which would take room of a full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'durable-'))
  const file = join(folder, 'file')
  mkdirSync(join(file, 'in its place'), { recursive: true })
  expect(() => writeDurably(file, `${file}.7`, 'words')).toThrow()
  expect(readdirSync(folder)).toEqual(['file'])
})
