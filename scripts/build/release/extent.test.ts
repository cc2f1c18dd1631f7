import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { findFileCountMismatch, findReleaseDamage, measureExtent } from './extent.ts'

let folder: string
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extent-'))
  mkdirSync(join(folder, 'cars'))
  write('index.html', 'home')
  write('cars/car-1.html', 'car')
})

const damage = (extent = { files: 2, bytes: 7 }) => findReleaseDamage({ id: 'r1', folder, extent })
const said = (has: string) => `The release r1 is not as it was published: it had 2 files of 7 bytes, and has ${has}`

test('a release that is as it was published', () => {
  expect([measureExtent(folder), damage()]).toEqual([{ files: 2, bytes: 7 }, null])
})

test.each([
  ['a page was removed', () => rmSync(join(folder, 'cars/car-1.html')), said('1 of 4')],
  ['a page was cut off', () => write('cars/car-1.html', ''), said('2 of 4')],
  ['a file came', () => write('cars/car-2.html', 'car'), said('3 of 10')],
])('%s', (_reason, change, expected) => {
  change()
  expect(damage()).toBe(expected)
})

test('a build asks for the files alone', () => {
  const extent = { files: 2, bytes: 7 }
  write('cars/car-1.html', '')
  expect(findFileCountMismatch({ id: 'r1', folder, extent })).toBe(null)
  rmSync(join(folder, 'index.html'))
  expect(findFileCountMismatch({ id: 'r1', folder, extent })).toBe(
    'The release r1 is not as it was published: it had 2 files, and has 1',
  )
  expect(findFileCountMismatch({ id: 'r1', folder, extent: null })).toBe(null)
})

test('what the day writes of cars is none of it', () => {
  write('stock-status.json', '{}')
  const extent = measureExtent(folder)
  write('stock-status.json', '{"cars":{}}')
  expect([extent, damage(extent)]).toEqual([{ files: 3, bytes: 7 }, null])
})

test('nobody can tell of a release from before it was noted', () => {
  expect(findReleaseDamage({ id: 'r1', folder, extent: null })).toBe(null)
})
