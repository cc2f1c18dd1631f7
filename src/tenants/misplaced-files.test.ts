import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeTree } from '#scripts/lib/write-tree.ts'
import { loadSite } from './load.ts'

const root = mkdtempSync(join(tmpdir(), 'misplaced-'))
afterAll(() => rmSync(root, { recursive: true }))

it('names a dealer that lies a folder too deep, and where it belongs', () => {
  writeTree(root, { 'dealers/nsw/north/site.yaml': 'slug: north', 'dealers/nsw/north/faqs.yaml': '[]' })
  const loaded = loadSite('nsw', { root, env: {} })
  expect('problems' in loaded && loaded.problems.map(({ message }) => message)).toEqual([
    'there is no such file; every dealer needs one; move dealers/nsw/north to dealers/north, where folders of dealers lie',
  ])
})
