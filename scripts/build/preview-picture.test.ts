import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, test } from 'vitest'
import { previewPicture } from './preview-picture.ts'

const folder = mkdtempSync(join(tmpdir(), 'previews-'))
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const logo = file(
  'logo.svg',
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#00f"/></svg>',
)
const look = { ground: '#ffffff', brand: '#ff0000' }

async function colourAt(picture: string, left: number, top: number): Promise<readonly number[]> {
  const point = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().toColourspace('srgb')
  return [...(await point.raw().toBuffer())].slice(0, 3)
}

it('shows the logo on the ground above the colour, as large as networks want it', async () => {
  const picture = await previewPicture({ ...look, logo }, join(folder, 'one'))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(await colourAt(picture, 600, 315)).toEqual([0, 0, 255])
  expect(await colourAt(picture, 10, 10)).toEqual([255, 255, 255])
  expect(await colourAt(picture, 600, 620)).toEqual([255, 0, 0])
  expect(statSync(picture).size).toBeLessThan(100_000)
})

it('is drawn once, and again for another look', async () => {
  const cache = join(folder, 'two')
  const first = await previewPicture({ ...look, logo }, cache)
  writeFileSync(first, 'kept')
  expect(readFileSync(await previewPicture({ ...look, logo }, cache), 'utf8')).toBe('kept')
  expect(await previewPicture({ ...look, brand: '#00ff00', logo }, cache)).not.toBe(first)
})

test.each([
  ['no picture at all', 'broken.svg', 'not a drawing'],
  ['nothing in it', 'empty.svg', ''],
])('a logo that is %s leaves the colours', async (_reason, name, text) => {
  const picture = await previewPicture({ ...look, logo: file(name, text) }, join(folder, 'three'))
  expect(await colourAt(picture, 600, 315)).toEqual([255, 255, 255])
})
