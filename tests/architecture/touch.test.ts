import { globSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'

const whole = '(hover: none), (pointer: coarse)'

/**
 * Questions after fingers that ask for half of them: phones of one large maker say that they hover, those of another that they
 * are precise, and each tells the truth about the other half.
 */
const halves = (source: string): readonly string[] =>
  source.replaceAll(whole, '').match(/\((?:any-)?(?:hover: ?none|pointer: ?coarse)\)/g) ?? []

it('asks whether fingers are at work in one way', () => {
  const files = globSync('src/**/*.{ts,tsx,css,astro}').filter((file) => !file.includes('.test.'))
  const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(sources.some(([, source]) => source.includes(whole))).toBe(true)
  expect(sources.flatMap(([file, source]) => halves(source).map((half) => `${file}: ${half}`))).toEqual([])
})

test.each([
  ['@media (hover: none) {', ['(hover: none)']],
  ["matchMedia('(pointer: coarse)')", ['(pointer: coarse)']],
  ['@media (max-width: 767.98px), (any-pointer: coarse) {', ['(any-pointer: coarse)']],
  [`@media (max-width: 767.98px), ${whole} {`, []],
  [`@media ${whole} {`, []],
  ['@media (hover: hover) and (pointer: fine) {', []],
])('%s', (source, found) => {
  expect(halves(source)).toEqual(found)
})
