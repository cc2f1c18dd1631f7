import { expect, it, test } from 'vitest'
import { inColour } from './compose.ts'
import { drawingsOf, drawingVersion } from './keys.ts'
import { paints } from './paints.ts'
import { lightUp, look } from './picture.ts'
import { scenes } from './scenes.ts'
import { shapes } from './shapes/all.ts'
import { views } from './views.ts'

it('keys say what is drawn and change with the drawing', () => {
  const [front] = drawingsOf('ute', 'white', '0a1b2c3d')
  expect(front?.key).toBe('ute-white-front-0a1b2c3d')
  expect(drawingVersion(process.cwd())).toMatch(/^[0-9a-f]{8}$/)
})

test.each(Object.entries(shapes))(
  '%s fills a good part of every picture and leaves room around it',
  (_, shape) => {
    const [width, height] = [180, 120]
    for (const view of views) {
      const { seen } = look(shape, view, width, height)
      const covered = [...seen.part.keys()].filter((pixel) => seen.part[pixel] !== 0)
      expect(covered.length / (width * height), view).toBeGreaterThan(0.1)
      const [columns, rows] = [covered.map((pixel) => pixel % width), covered.map((pixel) => Math.floor(pixel / width))]
      expect(Math.min(...columns, ...rows), view).toBeGreaterThan(0)
      expect(Math.max(...columns), view).toBeLessThan(width - 1)
      expect(Math.max(...rows), view).toBeLessThan(height - 1)
    }
  },
  20_000,
)

it('paint shows: a red car has more red in it than a blue one', () => {
  const layers = lightUp(look(shapes.hatch ?? raise(), 'side', 90, 60), scenes.daylight)
  const redness = (paint: string) =>
    inColour(layers, paints[paint] ?? raise()).reduce((sum, byte, at) => sum + (at % 3 === 0 ? byte : 0), 0)
  expect(redness('red')).toBeGreaterThan(redness('blue') * 1.02)
})

function raise(): never {
  throw new Error('missing')
}
