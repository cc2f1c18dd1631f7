import { once } from '#notes/remembered.ts'
import type { Brand } from '#tenants/site/brand.ts'
import { type Fonts, fontFaces } from './fonts.ts'

type Look = Pick<Brand, 'theme'> & Fonts

/** The dealer's style sheet: its fonts, values for tokens and nothing else. */
export function themeCss(brand: Look): string {
  const lines = Object.entries(brand.theme).map(([token, value]) => `--${token}:${value}`)
  return `${fontFaces(brand)}:root{${lines.join(';')}}\n`
}

/** A short name for a text, another for every other text (FNV-1a, 32 bits). */
function fingerprint(text: string): string {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return state.toString(36)
}

/** Its address; changes with its content, so that browsers may keep it for ever. */
export const themeHref = once((brand: Look): string => `/theme.css?v=${fingerprint(themeCss(brand))}`)
