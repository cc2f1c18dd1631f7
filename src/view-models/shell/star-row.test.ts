import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filledWidth, starsWidth } from './star-row.ts'

test.each([
  ['all five', 5, starsWidth],
  ['four, their gaps and a part', 4.4, 111.6],
  ['a part alone', 0.3, 7.2],
  ['nothing', 0, 0],
])('stars fill so much of their drawing: %s', (_reason, rating, width) => {
  expect(filledWidth(rating)).toBe(width)
})

test('the drawing is as wide as this says', () => {
  const drawings = readFileSync(join(import.meta.dirname, '../../components/icon/icons.svg'), 'utf8')
  expect(drawings).toContain(`id="stars" viewBox="0 0 ${starsWidth} 24"`)
})
