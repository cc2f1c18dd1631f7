import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type DealerPictures, fetchDealerPictures, isFailedRun } from './dealer-pictures.ts'
import { createFairLimiter } from './fair-limiter.ts'
import { readPictureRecords } from './picture-records.ts'

const root = mkdtempSync(join(tmpdir(), 'dealer-pictures-'))

afterAll(() => rmSync(root, { recursive: true }))

test('a run that is ended keeps what it knows of twenty pictures and twenty more', async () => {
  const wanted = Array.from({ length: 45 }, (_, at) => `https://localhost/${at}.jpg`)
  const kept: number[] = []
  const result = await fetchDealerPictures(
    { slug: 'yard', hosts: ['localhost'], wanted },
    {
      root,
      content: root,
      lanes: createFairLimiter(6),
      isOver: () => false,
      progress: (done) => void kept.push(done - Object.keys(readPictureRecords(root, 'yard')).length),
    },
  )
  expect([kept.length, kept[19], kept[39], Math.max(...kept)]).toEqual([45, 0, 0, 19])
  expect(result).toMatchObject({ wanted: 45, copies: 0, waiting: 0, asked: 45, had: 0, failing: [] })
  expect(isFailedRun(result)).toBe(true)
})

const lost = (count: number) => Array.from({ length: count }, () => ['https://p.example/1', 'it is broken'] as const)

test.each<[string, boolean, Partial<DealerPictures>]>([
  ['had none', true, { asked: 90, missing: lost(90) }],
  ['had none before its time was over', true, { asked: 10, missing: lost(10), waiting: 80 }],
  ['had none again, of which there are copies', true, { asked: 90, kept: lost(90) }],
  ['had one', false, { asked: 90, had: 1, missing: lost(89) }],
  ['had nothing to ask for', false, { missing: lost(90) }],
  ['asked for a few that are missing night after night', false, { asked: 3, missing: lost(3) }],
])('a run is fruitless that %s: %s', (_which, isIt, result) => {
  const usual = { slug: 'yard', wanted: 90, copies: 0, waiting: 0, asked: 0, had: 0, failing: [] }
  expect(isFailedRun({ ...usual, missing: [], kept: [], small: [], upright: [], ...result })).toBe(isIt)
})
