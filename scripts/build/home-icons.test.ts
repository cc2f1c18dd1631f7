import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { homeScreenSign } from '#tenants/favicon.ts'
import { homeIconPictures } from './home-icons.ts'

const cache = mkdtempSync(join(tmpdir(), 'icons-'))
const theme = { brand: '#14507a', 'on-brand': '#ffffff' }
const sign = (name: string) => homeScreenSign({ name, brand: { theme } } as never)

async function colourAt(picture: string, share: readonly [number, number]): Promise<readonly number[]> {
  const { width } = await sharp(picture).metadata()
  const [left, top] = [Math.floor(width * share[0]), Math.floor(width * share[1])]
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).toColourspace('srgb').raw().toBuffer())]
}

it('home screens get the sign at their sizes, without a see-through corner, the letter drawn without a font', async () => {
  const icons = await homeIconPictures(sign('Ibis Cars'), cache)
  expect(icons.map(({ path }) => path)).toEqual(['/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'])
  for (const [at, wide] of [180, 192, 512].entries()) {
    const from = icons[at]?.from ?? ''
    expect(await sharp(from).metadata()).toMatchObject({ format: 'png', width: wide, height: wide, hasAlpha: false })
    expect(await colourAt(from, [0.01, 0.01])).toEqual([20, 80, 122])
    expect(await colourAt(from, [0.5, 0.5])).toEqual([255, 255, 255])
  }
})

it('another sign is another picture, the same one is drawn once', async () => {
  const [one, again, other] = await Promise.all(
    ['Ibis', 'Ibis', 'Heron'].map((name) => homeIconPictures(sign(name), cache)),
  )
  expect(again).toEqual(one)
  expect(other?.[0]?.from).not.toBe(one?.[0]?.from)
})
