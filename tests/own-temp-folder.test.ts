import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { ownTempFolder, startsPrograms } from './own-temp-folder.ts'

it('holds what tests put there, and goes away with it', () => {
  const before = tmpdir()
  expect(before).toContain('forecourt-tests-')
  const end = ownTempFolder()
  const left = mkdtempSync(join(tmpdir(), 'left-'))
  expect(left.startsWith(before)).toBe(true)
  end()
  expect([existsSync(left), tmpdir()]).toEqual([false, before])
})

test.each([
  ['tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0', true],
  ['shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0', false],
  ['tmpfs /dev/shm/other tmpfs rw 0 0', false],
  ['', false],
])('a folder in memory serves where programs may be started: %s', (line, serves) => {
  expect(startsPrograms(line, '/dev/shm')).toBe(serves)
})
