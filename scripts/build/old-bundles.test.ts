import { existsSync, mkdirSync, mkdtempSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dropOldBundles, touchBundle } from './old-bundles.ts'
import { partialOf } from './release/paths.ts'

const hour = 3_600_000

/** A store with one bundle of this age. */
function bundleOf(hours: number, name = 'other'): { readonly store: string; readonly folder: string } {
  const store = mkdtempSync(join(tmpdir(), 'bundles-'))
  const folder = join(store, name)
  mkdirSync(folder)
  const made = new Date(Date.now() - hours * hour)
  utimesSync(folder, made, made)
  return { store, folder }
}

describe('bundles of other sources', () => {
  test.each([
    ['made within the day stays: a night may still read it', 23, true],
    ['made before goes', 25, false],
  ])('one %s', (_reason, hours, stays) => {
    const { store, folder } = bundleOf(hours)
    dropOldBundles(store, 'mine', 'tag')
    expect(existsSync(folder)).toBe(stays)
  })

  test('one made long ago that a build has begun to use stays', () => {
    const { store, folder } = bundleOf(500)
    touchBundle(folder)
    dropOldBundles(store, 'mine', 'tag')
    expect(existsSync(folder)).toBe(true)
  })

  test('the one that is wanted stays, however old', () => {
    const { store, folder } = bundleOf(500, 'mine')
    dropOldBundles(store, 'mine', 'tag')
    expect(existsSync(folder)).toBe(true)
  })
})

test('an unfinished bundle of another process goes, the own one stays', () => {
  const [theirs, mine] = [bundleOf(0, partialOf('a', 'theirs')), bundleOf(0, partialOf('a', 'mine'))]
  for (const { store } of [theirs, mine]) dropOldBundles(store, 'a', 'mine')
  expect([existsSync(theirs.folder), existsSync(mine.folder)]).toEqual([false, true])
})

test('a cache that is gone is nobody’s to mark', () => {
  expect(() => touchBundle(join(tmpdir(), 'no-such-bundle'))).not.toThrow()
})
