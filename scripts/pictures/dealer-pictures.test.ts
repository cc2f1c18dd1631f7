import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fetchDealerPictures } from './dealer-pictures.ts'
import { fairLanes } from './fair-lanes.ts'
import { readPictureMemory } from './picture-memory.ts'

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
      lanes: fairLanes(6),
      isOver: () => false,
      progress: (done) => void kept.push(done - Object.keys(readPictureMemory(root, 'yard')).length),
    },
  )
  expect([kept.length, kept[19], kept[39], Math.max(...kept)]).toEqual([45, 0, 0, 19])
  expect(result).toMatchObject({ wanted: 45, copies: 0, waiting: 0, failing: [] })
})
