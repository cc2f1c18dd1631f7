import { memoise } from '#notes/track-dependencies.ts'
import type { Brand } from '#tenants/site/brand.ts'
import { type Fonts, fontFaces } from './fonts.ts'

type Look = Pick<Brand, 'theme'> & Fonts

/** The dealer's style sheet: its fonts and token values only. */
export function themeCss(brand: Look): string {
  const lines = Object.entries(brand.theme).map(([token, value]) => `--${token}:${value}`)
  return `${fontFaces(brand)}:root{${lines.join(';')}}\n`
}

/** Hash of a text (FNV-1a, 32 bits), in base 36. */
function fingerprint(text: string): string {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return state.toString(36)
}

/** URL of the style sheet; it changes with the content, so that browsers may cache it indefinitely. */
export const themeHref = memoise((brand: Look): string => `/theme.css?v=${fingerprint(themeCss(brand))}`)
