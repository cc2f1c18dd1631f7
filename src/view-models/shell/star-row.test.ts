import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filledWidth, starsWidth } from './star-row.ts'

const drawings = readFileSync(join(import.meta.dirname, '../../components/icon/icons.svg'), 'utf8')
const drawing = /id="stars" viewBox="0 0 ([\d.]+) 24"><path d="([^"]+)"/.exec(drawings)

test.each([
  ['all five (S9.54)', 5, 126],
  ['four, their gaps and 60% of one (S9.54)', 4.6, 115.2],
  ['three, their gaps and 20% of one (S9.54)', 3.2, 84.9],
  ['four, their gaps and a part', 4.4, 112.8],
  ['a part alone', 0.3, 9.6],
  ['four alone', 4, 102],
  ['nothing', 0, 0],
])('stars fill so much of their drawing: %s', (_reason, rating, width) => {
  expect(filledWidth(rating)).toBe(width)
})

test('the drawing is as wide as this says', () => {
  expect(Number(drawing?.[1])).toBe(starsWidth)
})

type Point = readonly [x: number, y: number]

/** The corners of the first star: a move, then lines from each to the next. */
function corners(): readonly Point[] {
  const [star = ''] = (drawing?.[2] ?? '').split('z')
  const steps = [...star.matchAll(/-?\d*\.?\d+/g)].map(Number)
  const points: Point[] = []
  for (let at = 0; at < steps.length; at += 2) {
    const [x, y] = points.at(-1) ?? [0, 0]
    points.push([x + (steps[at] ?? 0), y + (steps[at + 1] ?? 0)])
  }
  return points
}

/** Height of the star at a position along its width. */
function heightAt(x: number, points: readonly Point[]): number {
  const crossed = points.flatMap(([x1, y1], at) => {
    const [x2, y2] = points[(at + 1) % points.length] ?? [x1, y1]
    return Math.min(x1, x2) <= x && x < Math.max(x1, x2) ? [y1 + ((x - x1) / (x2 - x1)) * (y2 - y1)] : []
  })
  const ordered = crossed.sort((a, b) => a - b)
  return ordered.reduce((sum, y, at) => sum + (at % 2 === 1 ? y : -y), 0)
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenths) => tenths / 10))('of %d of a star as much of its area', (part) => {
  const points = corners()
  const strips = Array.from({ length: 2400 }, (_, at) => heightAt((at + 0.5) / 100, points))
  const area = (upTo: number) => strips.slice(0, Math.round(upTo * 100)).reduce((sum, height) => sum + height, 0)
  expect(Math.abs(area(filledWidth(part)) / area(24) - part)).toBeLessThan(0.03)
})
