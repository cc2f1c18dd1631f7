import { expect, test } from 'vitest'
import { fieldsFor } from './generate.ts'

test.each([
  ['as many as are missing', { without: 30_000, withTen: 32_500, wanted: 60_000 }, 120],
  ['the nearest number', { without: 30_000, withTen: 32_500, wanted: 30_130 }, 1],
  ['none where a page is as heavy without', { without: 36_000, withTen: 38_500, wanted: 35_000 }, 0],
])('fields that bring a page to its weight: %s', (_name, bytes, expected) => {
  expect(fieldsFor(bytes)).toBe(expected)
})
