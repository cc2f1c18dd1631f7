import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  ['pages, data files and cars', 21, '389 pages, 21 data files, 133 cars'],
  ['no page where it was counted with the data files', null, '389 pages and data files, 133 cars'],
])('a release says %s', (_what, dataFiles, text) => {
  expect(sizeText({ pages: 389, dataFiles, cars: 133 })).toBe(text)
})
