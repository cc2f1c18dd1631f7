import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { contrast } from './contrast.ts'
import { hexOf, mixed, oklchOf } from './oklch.ts'
import { type Look, themeFrom } from './theme.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const look: fc.Arbitrary<Look> = fc.record({
  colour: hex,
  accent: fc.option(hex),
  ground: fc.constantFrom('white', 'warm', 'cool', 'tinted'),
})

const grounds = ['ground', 'surface', 'brand-tint'] as const
const pairs: readonly (readonly [text: string, on: string, least: number])[] = [
  ...['ink', 'ink-soft', 'brand-ink', 'good', 'bad'].flatMap((text) => grounds.map((on) => [text, on, 4.5] as const)),
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-strong', 4.5],
  ['on-accent', 'accent', 4.5],
  ['ground', 'bad', 4.5],
  ['focus', 'ground', 3],
  ['focus', 'surface', 3],
  ['focus', 'brand-tint', 3],
  ['focus', 'ink', 3],
]

const of = (colour: string, more: Partial<Look> = {}) => themeFrom({ colour, accent: null, ground: 'white', ...more })

describe('colours from one brand colour (S6.4)', () => {
  test.each(pairs)('%s is readable on %s at %d to 1, whatever the brand', (text, on, least) => {
    fc.assert(
      fc.property(look, (any) => {
        const theme = themeFrom(any)
        expect(contrast(theme[text] ?? '', theme[on] ?? '')).toBeGreaterThanOrEqual(least)
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  it('keeps the text of an accent button readable under the pointer', () => {
    fc.assert(
      fc.property(look, (any) => {
        const theme = themeFrom(any)
        const pressed = mixed(theme.accent ?? '', theme.ink ?? '', 0.88)
        expect(contrast(theme['on-accent'] ?? '', pressed)).toBeGreaterThanOrEqual(4.45)
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  test.each([
    ['blue takes white text', '#14507a', '#ffffff'],
    ['black takes white text', '#000000', '#ffffff'],
    ['yellow takes dark text', '#f2c200', '#19160d'],
    ['a middle grey takes white text', '#767676', '#ffffff'],
    ['an orange takes dark text', '#f08c00', '#1c140e'],
  ])('%s', (_reason, colour, text) => {
    expect(of(colour)['on-brand']).toBe(text)
  })

  it('never changes the brand’s own colour', () => {
    fc.assert(
      fc.property(look, (any) => themeFrom(any).brand === any.colour),
      { seed: 1 },
    )
  })

  it('keeps a dealer’s accent that can be read', () => {
    expect(of('#14507a', { accent: '#b3261e' }).accent).toBe('#b3261e')
  })
})

describe('OKLCH', () => {
  it('comes back to the same colour', () => {
    fc.assert(
      fc.property(hex, (colour) => hexOf(oklchOf(colour)) === colour),
      { seed: 1, numRuns: 500 },
    )
  })

  it('knows the contrast of black and white', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
  })
})
