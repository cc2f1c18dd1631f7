import { hexOf, linearOf, type Oklch, oklchOf } from './oklch.ts'

/** Minimum contrast by WCAG 2.2 AA of text, and of large text and graphics. */
export const textContrast = 4.5
export const graphicContrast = 3

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two "#rrggbb" colours: 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The lowest contrast of a colour against several grounds. */
export function worstContrast(hex: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(hex, ground)))
}

/** The colour as "#rrggbb", darkened only as far as needed for the wanted contrast on every ground. */
export function readableOn(colour: Oklch, grounds: readonly string[], wanted = textContrast): string {
  const hex = hexOf(colour)
  if (worstContrast(hex, grounds) >= wanted || colour.l <= 0) return hex
  return readableOn({ ...colour, l: colour.l - 0.01 }, grounds, wanted)
}

/** Text colour for a ground and its hover colour: white if readable, else `ink`, else the better of black and white. */
export function textOn(ground: string, ink: string, hover = (hex: string) => hex): string {
  const grounds = [ground, hover(ground)]
  return ['#ffffff', ink].find((text) => worstContrast(text, grounds) >= textContrast) ?? blackOrWhite(grounds)
}

function blackOrWhite(grounds: readonly string[]): string {
  return worstContrast('#000000', grounds) >= worstContrast('#ffffff', grounds) ? '#000000' : '#ffffff'
}

/** The colour with `by` added to its OKLCH lightness. */
export function shifted(hex: string, by: number): string {
  const colour = oklchOf(hex)
  return hexOf({ ...colour, l: Math.min(1, Math.max(0, colour.l + by)) })
}
