import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { bombs, hostileBytes, pngOf } from './sample-pictures.ts'

describe('what is no photo, and what is as heavy as a photo may be', () => {
  let ran: { readonly peak: number; readonly problems: Readonly<Record<string, string | null>> }
  beforeAll(async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/pictures/sample-fetching.ts'])
    ran = JSON.parse(stdout)
  }, 120_000)

  it('is refused, whatever it is, and the photos beside it are had', async () => {
    const hostile = [...(await hostileBytes()).keys()]
    expect(Object.keys(ran.problems).length).toBeGreaterThan(40)
    expect(hostile.filter((what) => ran.problems[what] === null)).toEqual([])
    const had = Object.keys(ran.problems).filter((what) => !hostile.includes(what))
    expect(had.length).toBeGreaterThan(4)
    expect(had.filter((what) => ran.problems[what] !== null)).toEqual([])
  })

  it('is too large by its number of pixels, though every byte of it is right', async () => {
    for (const what of bombs().keys())
      expect([what, ran.problems[what]]).toEqual([what, 'it has more than 50 million pixels'])
    const small = await sharp(pngOf(70, 70)).metadata()
    expect([small.width, small.height]).toEqual([70, 70])
  })

  it('never takes three quarters of a gigabyte, at any moment', () => {
    expect(ran.peak).toBeGreaterThan(100e6)
    expect(ran.peak).toBeLessThan(0.75e9)
  })
})
