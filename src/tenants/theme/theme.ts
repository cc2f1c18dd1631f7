import type { ThemeTokens } from '../site.ts'

/** What a dealer says about its look. */
export interface Look {
  readonly colour: string
  readonly accent: string | null
  readonly ground: 'white' | 'warm' | 'cool' | 'tinted'
  readonly display_font: string | null
}

/** Values of the colour tokens. */
export function themeFrom(look: Look): ThemeTokens {
  return { brand: look.colour }
}
