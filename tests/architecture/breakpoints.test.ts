import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const named = [...(/Breakpoints[^.]*\./.exec(tokens)?.[0] ?? '').matchAll(/\b([a-z]{2,3}) (\d+)/g)]
const breakpoints = new Map(named.map(([, name = '', width]) => [name, Number(width)]))

/** Every width a source asks the window for that is no breakpoint, with the query it stands in; boxes may ask for any. */
function strayWidths(source: string): readonly string[] {
  const queries = source
    .replace(/@container[^{]*\{/g, '')
    .match(/\((?:min|max)-(?:device-)?width:[^)]*\)|\(\s*width\s*[<>=][^)]*\)/g)
  return (queries ?? []).filter((query) => {
    const [, side, width] = /^\((min|max)-width: ?([\d.]+)px\)$/.exec(query) ?? []
    const wanted = side === 'max' ? Number(width) + 0.02 : Number(width)
    return ![...breakpoints.values()].some((known) => Math.abs(known - wanted) < 0.001)
  })
}

describe('breakpoints', () => {
  it('are exactly six (S9.65)', () => {
    expect(Object.fromEntries(breakpoints)).toEqual({ xs: 400, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 })
  })

  it('are all that style sheets, pictures and scripts ask the window for (S9.65)', () => {
    const files = globSync('src/**/*.{css,astro,ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
    const asked = files.flatMap((file) => strayWidths(readFileSync(file, 'utf8')).map((query) => `${file} ${query}`))
    expect(asked).toEqual([])
    expect(files.some((file) => readFileSync(file, 'utf8').includes('(min-width: 992px)'))).toBe(true)
  })

  test.each([
    ['another width', '@media (min-width: 1024px) {'],
    ['a largest width that overlaps the next', '@media (max-width: 992px) {'],
    ['another unit', '@media (min-width: 62rem) {'],
    ['a range', '@media (width >= 800px) {'],
    ['in a script', "matchMedia('(max-width: 600px)')"],
    ['beside a right one', '@media (min-width: 768px) and (max-width: 990px) {'],
  ])('planted: %s is found', (_reason, source) => {
    expect(strayWidths(source)).toHaveLength(1)
  })

  test.each(['@media (max-width: 991.98px) {', '@container (min-width: 18rem) {', '@media (hover: hover) {'])(
    '%s is fine',
    (source) => {
      expect(strayWidths(source)).toEqual([])
    },
  )
})
