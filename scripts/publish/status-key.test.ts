import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeTree } from '../lib/write-tree.ts'
import { hasNewerStatus, isStatusKey, statusIn } from './status-key.ts'

test.each([
  ['stock-status.json', true],
  ['stock-status.json.br', true],
  ['built.json', false],
  ['cars/stock-status.json', false],
])('%s is what the day brought: %s', (key, isIt) => {
  expect(isStatusKey(key)).toBe(isIt)
})

const noon = { checked: '2026-03-04T12:00:00.000Z', takenAt: null }
const own = (checked: string) => ({ checked, cars: {} })

test.each<[string, Parameters<typeof hasNewerStatus>, boolean]>([
  ['looked since the release was built', [noon, own('2026-03-04T01:00:00.000Z')], true],
  ['looked when this machine did', [noon, own(noon.checked)], false],
  ['looked before this machine did', [noon, own('2026-03-04T13:00:00.000Z')], false],
  ['was told nothing of the day', [undefined, own('2026-03-04T01:00:00.000Z')], false],
  ['has pages that ask no more', [noon, null], false],
])('a host that %s knows more: %s', (_, [host, release], isMore) => {
  expect(hasNewerStatus(host, release)).toBe(isMore)
})

test.each(['', '{"checked":', 'null', '{"checked":"noon","cars":{}}', '{"checked":"2026-03-04T12:00:00.000Z"}'])(
  'a file that nobody can read says nothing of the day, and any host knows more: %j',
  (text) => {
    const folder = mkdtempSync(join(tmpdir(), 'day-status-'))
    writeTree(folder, { 'stock-status.json': text })
    expect(statusIn(folder)?.cars).toEqual({})
    expect(hasNewerStatus(noon, statusIn(folder))).toBe(true)
  },
)
