import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { pixelSize } from './picture-size.ts'

const picture = () => sharp({ create: { width: 300, height: 900, channels: 4, background: '#14507a80' } })
const sizeOf = async (made: Sharp) => pixelSize((await made.toBuffer()).toString('latin1'))

test.each([
  ['a PNG', picture().png()],
  ['a JPG', picture().jpeg()],
  ['a progressive JPG', picture().jpeg({ progressive: true })],
  ['a WebP one can see through', picture().webp()],
  ['a WebP', picture().removeAlpha().webp()],
  ['a WebP without loss', picture().webp({ lossless: true })],
])('%s says how large it is', async (_kind, made) => {
  expect(await sizeOf(made)).toEqual({ width: 300, height: 900 })
})

test.each([
  ['upright', 6, { width: 900, height: 300 }],
  ['upright the other way', 8, { width: 900, height: 300 }],
  ['upright before a mirror', 5, { width: 900, height: 300 }],
  ['upside down', 3, { width: 300, height: 900 }],
  ['upside down before a mirror', 4, { width: 300, height: 900 }],
])('a JPG of a camera that was held %s is as large as it is shown', async (_how, orientation, size) => {
  expect(await sizeOf(picture().jpeg().withMetadata({ orientation }))).toEqual(size)
})

test.each([
  ['a drawing', '<svg width="300" height="900"/>'],
  ['a JPG cut off', '\xff\xd8\xff'],
  ['a WebP of another kind', 'RIFF\x08\0\0\0WEBPANIM'],
  ['a PNG cut off', '\x89PNG\r\n\x1a\n'],
  ['no picture', 'hello'],
])('%s does not', (_what, bytes) => {
  expect(pixelSize(bytes)).toBeNull()
})
