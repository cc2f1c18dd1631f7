import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeStale } from './remove-stale.ts'

it('only pictures that nobody has wanted for days are removed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const old = new Date(Date.now() - 5 * 86_400_000)
  for (const name of ['a-480.webp', 'b-480.webp', 'c-960.webp', 'd-480.webp.1-1.part']) {
    writeFileSync(join(folder, name), '')
    if (name !== 'c-960.webp') utimesSync(join(folder, name), old, old)
  }
  removeStale(folder, new Set(['a']))
  expect(readdirSync(folder).sort()).toEqual(['a-480.webp', 'c-960.webp'])
})
