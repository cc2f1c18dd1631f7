import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeTree } from '../lib/write-tree.ts'
import { strayFiles } from './stray-files.ts'

it('names settings that lie beside the folders of dealers', () => {
  const root = mkdtempSync(join(tmpdir(), 'stray-'))
  const names = ['README.md', '_models.yaml', '_platform.yml', 'locations.yaml', 'north/site.yaml']
  writeTree(root, Object.fromEntries(names.map((name) => [`dealers/${name}`, ''])))
  expect(strayFiles(root)).toEqual([
    'dealers/_platform.yml  no file of this name is read here; did you mean "_platform.yaml"?',
    'dealers/locations.yaml  no file of this name is read here; move it into the folder of its dealer',
  ])
})
