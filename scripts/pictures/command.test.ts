import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeYards } from '#tests/sites/yards.ts'
import { runCommand } from '../lib/test-command.ts'

const content = writeYards({
  'photo-yard': { site: { stock: { pictures_from: ['https://photos.example'] } } },
  plain: {},
})

afterAll(() => rmSync(content, { recursive: true }))

test('a dealer whose stock cannot be read is told as a build tells it, and not as one that fetches none', async () => {
  rmSync(join(content, 'stock/photo-yard.json'))
  const missing = await runCommand('pictures', ['photo-yard', '--content', content])
  expect([missing.code, missing.stdout]).toEqual([1, ''])
  expect(missing.stderr).toMatch(
    /^There is no stock snapshot at .+; what is live stays; see stock\.snapshot, or ask whoever makes the feed\.\nThe pictures of photo-yard stay as they are\.\n$/,
  )
  writeFileSync(join(content, 'stock/photo-yard.json'), '{')
  const torn = await runCommand('pictures', ['--content', content, '--json'])
  expect([torn.code, JSON.parse(torn.stdout)]).toEqual([1, { dealers: [], failed: ['photo-yard'] }])
  expect(torn.stderr).not.toMatch(/\.\.|--verbose/)
})

test('a dealer that fetches none is told how it would', async () => {
  const { code, stdout, stderr } = await runCommand('pictures', ['plain', '--content', content])
  expect([code, stdout, stderr]).toEqual([0, 'No dealer has pictures fetched: see stock.pictures_from.\n', ''])
})
