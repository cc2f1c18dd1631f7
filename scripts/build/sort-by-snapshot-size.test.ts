import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureLargestFile, sortBySnapshotSize } from './sort-by-snapshot-size.ts'

function contentWith(files: Readonly<Record<string, number>>): string {
  const content = mkdtempSync(join(tmpdir(), 'largest-'))
  mkdirSync(join(content, 'stock'))
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(content, 'stock', name), 'x'.repeat(bytes))
  return content
}

test('dealers begin with the one that has most stock, in any format, those of equal size as they were named', () => {
  const content = contentWith({ 'b.json': 10, 'c.csv': 30, 'd.json': 20, 'd.xml': 5, 'e.json': 10 })
  expect(sortBySnapshotSize(['a', 'b', 'c', 'd', 'e', 'f'], content)).toEqual(['c', 'd', 'b', 'e', 'a', 'f'])
})

test('a stock that lies in several formats is as large as the largest of them; none has no size', () => {
  const content = contentWith({ 'd.json': 20, 'd.xml': 5 })
  const files = ['d.json', 'd.xml', 'd.csv'].map((name) => join(content, 'stock', name))
  expect([measureLargestFile(files), measureLargestFile([join(content, 'stock/none.json')])]).toEqual([20, null])
})

test('a stock that nobody can look at keeps no other dealer from being built', () => {
  const content = contentWith({ 'b.json': 10 })
  symlinkSync('a.json', join(content, 'stock/a.json'))
  expect(sortBySnapshotSize(['a', 'b'], content)).toEqual(['b', 'a'])
  expect(measureLargestFile([`${'x'.repeat(300)}.json`, 'x\0.json', join(content, 'stock/b.json')])).toBe(10)
})
