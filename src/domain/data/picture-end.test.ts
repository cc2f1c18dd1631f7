import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isWholePicture } from './picture-end.ts'

const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 251))
const picture = () => sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
const letters = (bytes: Buffer) => bytes.toString('latin1')

test.each([
  ['JPG', () => picture().jpeg()],
  ['JPG', () => picture().jpeg({ progressive: true }).withMetadata()],
  ['PNG', () => picture().png()],
  ['WebP', () => picture().webp()],
  ['WebP', () => picture().webp({ lossless: true })],
] as const)('a %s is whole with whatever stands behind it, and not where it is cut off', async (kind, make) => {
  const bytes = await make().toBuffer()
  expect(isWholePicture(kind, letters(bytes))).toBe(true)
  expect(isWholePicture(kind, letters(Buffer.concat([bytes, Buffer.from('a film')])))).toBe(true)
  for (const part of [0.2, 0.5, 0.9, 0.99])
    expect([part, isWholePicture(kind, letters(bytes.subarray(0, bytes.length * part)))]).toEqual([part, false])
})

test('a JPG with a small one of itself in front is not whole by the end of that', async () => {
  const [small, large] = await Promise.all([picture().resize(8).jpeg().toBuffer(), picture().jpeg().toBuffer()])
  const length = small.length + 2
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 255]), small])
  const both = Buffer.concat([large.subarray(0, 2), segment, large.subarray(2)])
  expect(isWholePicture('JPG', letters(both))).toBe(true)
  expect(isWholePicture('JPG', letters(both.subarray(0, both.length - 40)))).toBe(false)
})

test('a JPG that is cut off after any of its first bytes is not whole', async () => {
  const bytes = letters(await picture().jpeg().withMetadata().toBuffer())
  const cuts = Array.from({ length: 800 }, (_, at) => at + 3)
  expect(cuts.filter((at) => isWholePicture('JPG', bytes.slice(0, at)))).toEqual([])
})

test.each([
  ['a mark that stands alone', [0xff, 0x01]],
  ['padding', [0xff, 0xff, 0xff]],
  ['a stray byte', [0x00]],
])('a JPG with %s between its segments is whole', async (_what, more) => {
  const bytes = await picture().jpeg().toBuffer()
  const odd = Buffer.concat([bytes.subarray(0, 2), Buffer.from(more), bytes.subarray(2)])
  expect(isWholePicture('JPG', letters(odd))).toBe(true)
  expect(isWholePicture('JPG', letters(odd.subarray(0, odd.length - 40)))).toBe(false)
})

test('of kinds that are published nowhere nothing is asked', () => {
  expect(isWholePicture('SVG', '<svg')).toBe(true)
})
