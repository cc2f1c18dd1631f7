import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namesIn } from './folder-names.ts'

/** A folder with a file, unchanged for an hour. */
function oldFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'names-'))
  writeFileSync(join(folder, 'a'), '')
  const hourAgo = Date.now() / 1000 - 3600
  utimesSync(folder, hourAgo, hourAgo)
  return folder
}

describe('the names in a folder', () => {
  it('are read once while nothing comes or goes', () => {
    const folder = oldFolder()
    expect([...namesIn(folder)]).toEqual(['a'])
    expect(namesIn(folder)).toBe(namesIn(folder))
  })

  it('are read again once something came or went', () => {
    const folder = oldFolder()
    namesIn(folder)
    writeFileSync(join(folder, 'b'), '')
    expect([...namesIn(folder)].sort()).toEqual(['a', 'b'])
    rmSync(join(folder, 'a'))
    expect([...namesIn(folder)]).toEqual(['b'])
  })

  it('are read again where the last change is too near to be told from another', () => {
    const folder = mkdtempSync(join(tmpdir(), 'names-'))
    const names = namesIn(folder)
    expect(namesIn(folder)).not.toBe(names)
  })

  it('are none where there is no folder, until there is one', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'names-')), 'later')
    expect(namesIn(folder).size).toBe(0)
    mkdirSync(folder)
    writeFileSync(join(folder, 'a'), '')
    expect([...namesIn(folder)]).toEqual(['a'])
  })
})
