import { expect, test } from 'vitest'
import { patternOf, quoted } from './path-pattern.ts'

test.each([
  ['/cars/:slug/checkout', '/cars/2024-mazda/checkout', true],
  ['/cars/:slug/checkout', '/cars/a/b/checkout', false],
  ['/cars/:slug/checkout', '/cars//checkout', false],
  ['/cars/:slug/checkout', '/cars/a/checkout/b', false],
  ['/locations/:slug', '/locations/perth', true],
  ['/locations/:slug', '/de/locations/perth', false],
  ['/_astro/*', '/_astro/a/b.js', true],
  ['/_astro/*', '/x/_astro/b.js', false],
  ['/stock-status.json', '/stock-status.json', true],
  ['/stock-status.json', '/stock-statusxjson', false],
])('%s is said of %s: %s', (path, address, isMeant) => {
  expect(new RegExp(patternOf(path)).test(address)).toBe(isMeant)
})

test.each([
  ["default-src 'self'", `"default-src 'self'"`],
  ['policy="https://r.example/a?b=$c"', '"policy=\\"https://r.example/a?b=%24c\\""'],
  ['https://r.example/{a}', '"https://r.example/%7Ba%7D"'],
  ['a\\b', '"a\\\\b"'],
])('%s is written %s', (value, text) => {
  expect(quoted(value)).toBe(text)
})
