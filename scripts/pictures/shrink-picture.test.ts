import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

const folder = mkdtempSync(join(tmpdir(), 'shrink-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plain = (background: string): Sharp =>
  sharp({ create: { width: 1600, height: 1000, channels: background.length > 7 ? 4 : 3, background } })

/** The colour of a pixel in each copy of a file: red, green, blue and, if present, alpha. */
async function shown(file: Sharp): Promise<readonly (readonly number[])[]> {
  const { key } = await shrinkPicture(await file.toBuffer(), folder)
  const copies = readdirSync(folder).filter((name) => name.startsWith(key))
  const points = copies.map((name) => sharp(join(folder, name)).toColourspace('srgb').raw().toBuffer())
  const sizes = await Promise.all(copies.map((name) => sharp(join(folder, name)).metadata()))
  return (await Promise.all(points)).map((bytes, at) => [...bytes.subarray(0, sizes[at]?.channels)])
}

const red = [192, 64, 32]
const grey = [128, 128, 128]

describe('the copies of a photo', () => {
  it.each<readonly [string, Sharp, readonly number[]]>([
    ['JPEG', plain('#c04020').jpeg({ quality: 100 }), red],
    ['JPEG of other primaries', plain('#c04020').withIccProfile('p3').jpeg({ quality: 100 }), red],
    ['JPEG for print', plain('#c04020').toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }), red],
    ['grey JPEG', plain('#808080').greyscale().jpeg(), grey],
    ['PNG of a palette', plain('#c04020').png({ palette: true }), red],
    ['PNG of 16 bits', plain('#c04020').toColourspace('rgb16').png(), red],
    ['grey PNG of 16 bits', plain('#808080').toColourspace('grey16').png(), grey],
    ['PNG seen half through', plain('#c0402080').png(), [...red, 128]],
    ['grey PNG seen half through', plain('#80808080').toColourspace('b-w').png(), [...grey, 128]],
    ['WebP', plain('#c04020').webp(), red],
    ['AVIF', plain('#c04020').avif({ effort: 0 }), red],
  ])('have its colours at every width: %s', async (_, file, colour) => {
    const points = await shown(file)
    expect(points).toHaveLength(4)
    const farthest = points.flatMap((point) => {
      expect(point).toHaveLength(colour.length)
      return point.map((value, at) => Math.abs(value - (colour[at] ?? 0)))
    })
    expect(Math.max(...farthest)).toBeLessThan(16)
  })

  it.each([
    [1, 1],
    [1, 1200],
    [600, 31],
  ])('are not made of what is no photo of a car: %i by %i pixels', async (width, height) => {
    const before = readdirSync(folder)
    const dot = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await expect(shrinkPicture(dot, folder)).rejects.toThrow(`it is no photo: ${width} by ${height} pixels`)
    expect(readdirSync(folder)).toEqual(before)
  })
})
