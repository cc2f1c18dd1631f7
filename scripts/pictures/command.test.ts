import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { pictureWidths } from '#domain/car/picture.ts'
import { writeYards } from '#tests/sites/yards.ts'
import { runCommand } from '../lib/test-command.ts'
import { fetchedFolder, writePictureRecords } from './picture-records.ts'
import { samplePictureRecord } from './sample-picture-record.ts'

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

describe('a run that can have no picture at all', () => {
  const images = ['https://127.0.0.1/1.jpg', 'https://127.0.0.1/2.jpg']
  const site = { stock: { pictures_from: ['https://127.0.0.1'] } }
  const barren = writeYards({ 'barren-yard': { site, cars: [{ images }] } })
  const store = fetchedFolder(process.cwd())
  const copy = pictureWidths.map((width) => join(store, `barren-yard-copy-${width}.webp`))
  const run = (...more: string[]) =>
    runCommand('pictures', ['barren-yard', '--content', barren, ...more], { FORECOURT_NOW: '2026-03-04T01:00:00Z' })

  afterAll(() => {
    for (const file of [barren, join(store, 'barren-yard.json'), ...copy])
      rmSync(file, { recursive: true, force: true })
  })

  it('ends with 1 and says so', async () => {
    expect(await run()).toEqual({
      code: 1,
      stdout: `barren-yard: 0 of 2 pictures have copies
  none of the 2 asked for could be had
  2 pictures of cars could not be had (its host lies in a private network), such as https://127.0.0.1/1.jpg
`,
      stderr: 'barren-yard: 2 of 2 pictures\n',
    })
  })

  it('names the dealer among those that failed', async () => {
    const { code, stdout } = await run('--json')
    expect([code, JSON.parse(stdout).failed]).toEqual([1, ['barren-yard']])
  })

  it('says which host has a bad time, and that its copies are shown', async () => {
    for (const file of copy) writeFileSync(file, 'x')
    const had = samplePictureRecord({ asked: '2026-02-04T00:00:00Z', key: 'barren-yard-copy', bytes: copy.length })
    writePictureRecords(process.cwd(), 'barren-yard', { [images[0] ?? '']: had })
    expect(await run()).toMatchObject({
      code: 1,
      stdout: `barren-yard: 1 of 2 pictures have copies
  none of the 2 asked for could be had
  127.0.0.1 gives hardly any picture that it gave before: copies are shown until it does
  1 picture of cars could not be had (its host lies in a private network), such as https://127.0.0.1/2.jpg
  1 picture of cars is shown as copied before, as it could not be had again (its host lies in a private network), such as https://127.0.0.1/1.jpg
`,
    })
  })
})
