import { hash } from 'node:crypto'
import type { ThemeTokens } from '#tenants/site.ts'

/** The dealer's style sheet: values for tokens and nothing else. */
export function themeCss(theme: ThemeTokens): string {
  const lines = Object.entries(theme).map(([token, value]) => `  --${token}: ${value};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}

/** Its address; changes with its content, so that browsers may keep it for ever. */
export function themeHref(theme: ThemeTokens): string {
  return `/theme.css?v=${hash('sha256', themeCss(theme), 'hex').slice(0, 8)}`
}
