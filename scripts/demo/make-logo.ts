import { chanceFor, pick } from './seeded.ts'

/** A sign of our own beside a make's name: plain shapes, no maker's mark. */
const signs = [
  '<circle cx="20" cy="24" r="11"/>',
  '<rect x="10" y="14" width="20" height="20" rx="4"/>',
  '<path d="M20 12 32 24 20 36 8 24Z"/>',
  '<path d="M8 34 20 13l12 21Z"/>',
  '<path d="M10 14h20v9a10 10 0 0 1-20 0Z"/>',
  '<path d="M8 24a12 12 0 0 1 24 0v10H8Z"/>',
  '<path d="M8 14h12a10 10 0 0 1 0 20H8Z"/>',
  '<path d="M9 15h22l-5 9 5 9H9l5-9Z"/>',
] as const

const high = 48
const size = 20

/** How wide letters are in plain typefaces, of their size; whatever is not named is a usual small letter. */
const widths: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[MWmw]/, 0.94],
  [/[ijlI.,’' ]/, 0.3],
  [/[frt-]/, 0.41],
  [/[A-Z&]/, 0.71],
  [/./, 0.61],
]

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + size * (widths.find(([letters]) => letters.test(letter))?.[1] ?? 0), 0)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A name longer than this has two lines, if it is of two parts: in one it would be drawn smaller than all others. */
const longest = 140

const linesOf = (make: string): readonly string[] =>
  widthOf(make) > longest ? make.split(/(?<=-)|\s/).filter(Boolean) : [make]

/**
 * A make of the demo catalogue as a picture: a neutral sign and the name in plain letters, 48 high, without air at its ends. A
 * typeface that is wider or narrower is spaced to fit, its letters are left alone.
 */
export function makeLogo(make: string): string {
  const lines = linesOf(make).map((text) => ({ text, width: Math.ceil(widthOf(text)) }))
  const wide = Math.max(...lines.map(({ width }) => width)) + 34
  const sign = pick(chanceFor(make), signs)
  const rows = lines.map(
    ({ text, width }, at) =>
      `<text x="40" y="${31 + size * (at - (lines.length - 1) / 2)}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="600" fill="#262c32" textLength="${width}">${escaped(text)}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 0 ${wide} ${high}" width="${wide}" height="${high}">`,
    `<g fill="#6b7680">${sign}</g>`,
    `${rows.join('')}</svg>\n`,
  ].join('')
}
