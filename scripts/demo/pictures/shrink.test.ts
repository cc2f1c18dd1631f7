import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type ShrinkProgress, shrinkPictures } from './shrink.ts'

it('pictures are made in every width, once, and say how far they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shrink-'))
  const file = join(folder, 'large.webp')
  writeFileSync(
    file,
    await sharp({ create: { width: 1440, height: 960, channels: 3, background: '#345' } })
      .webp()
      .toBuffer(),
  )
  const pictures = ['a', 'b', 'c'].map((key) => ({ key, file }))
  const [out, told] = [join(folder, 'out'), [] as ShrinkProgress[]]
  const make = () => shrinkPictures(pictures, out, (progress) => told.push(progress))
  expect(await make()).toBe(3)
  expect(readdirSync(out).sort()).toEqual(
    pictures.flatMap(({ key }) => [1440, 320, 480, 960].map((width) => `${key}-${width}.webp`)),
  )
  expect((await sharp(join(out, 'b-480.webp')).metadata()).width).toBe(480)
  expect(readFileSync(join(out, 'b-1440.webp'))).toEqual(readFileSync(file))
  expect(told.map(({ done, total }) => [done, total])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
  expect(await make()).toBe(0)
})
