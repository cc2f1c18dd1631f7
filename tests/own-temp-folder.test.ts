import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownTempFolder } from './own-temp-folder.ts'

it('holds what tests put there, and goes away with it', () => {
  const before = tmpdir()
  expect(before).toContain('forecourt-tests-')
  const end = ownTempFolder()
  const left = mkdtempSync(join(tmpdir(), 'left-'))
  expect(left.startsWith(before)).toBe(true)
  end()
  expect([existsSync(left), tmpdir()]).toEqual([false, before])
})
