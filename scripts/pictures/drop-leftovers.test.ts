import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dropLeftovers } from './drop-leftovers.ts'
import { fetchedFolder } from './picture-records.ts'

const root = mkdtempSync(join(tmpdir(), 'leftovers-'))
const now = new Date('2026-03-11T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

afterAll(() => rmSync(root, { recursive: true }))

test('what runs that were ended had begun to write goes in the night after, and nothing else', () => {
  const folder = fetchedFolder(root)
  expect(dropLeftovers(root, now)).toBe(0)
  mkdirSync(folder, { recursive: true })
  const files = [
    ['ab12-320.webp.77.part', 24],
    ['yard.json.77', 24],
    ['fetched-for.77', 24],
    ['yard-2.json.78', -9000],
    ['cd34-320.webp.79.part', 1],
    ['ab12-320.webp', 9000],
    ['yard.json', 9000],
    ['unused-since', 9000],
  ] as const
  for (const [name, hours] of files) {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), hoursAgo(hours), hoursAgo(hours))
  }
  expect(dropLeftovers(root, now)).toBe(4)
  expect(readdirSync(folder).sort()).toEqual(['ab12-320.webp', 'cd34-320.webp.79.part', 'unused-since', 'yard.json'])
})
