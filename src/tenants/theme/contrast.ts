import { hexOf, linearOf, type Oklch, oklchOf } from './oklch.ts'

/** What WCAG 2.2 asks of text (AA), and of large or graphic things. */
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

/** The least contrast of a colour against several grounds. */
export function worstContrast(hex: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(hex, ground)))
}

/** The colour, darkened just as far as it must be to be read on every one of the grounds. */
export function readableOn(colour: Oklch, grounds: readonly string[], wanted = textContrast): string {
  const hex = hexOf(colour)
  if (worstContrast(hex, grounds) >= wanted || colour.l <= 0) return hex
  return readableOn({ ...colour, l: colour.l - 0.01 }, grounds, wanted)
}

/** Text for a coloured ground: white if it can be read, else the dark ink, else black. One of the three always can. */
export function textOn(ground: string, ink: string, hover = (hex: string) => hex): string {
  const grounds = [ground, hover(ground)]
  return ['#ffffff', ink].find((text) => worstContrast(text, grounds) >= textContrast) ?? blackOrWhite(grounds)
}

function blackOrWhite(grounds: readonly string[]): string {
  return worstContrast('#000000', grounds) >= worstContrast('#ffffff', grounds) ? '#000000' : '#ffffff'
}

/** The same colour lighter or darker. */
export function shifted(hex: string, by: number): string {
  const colour = oklchOf(hex)
  return hexOf({ ...colour, l: Math.min(1, Math.max(0, colour.l + by)) })
}
