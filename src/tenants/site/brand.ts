import type { FontName } from '../dealer-file/brand.ts'
import type { HeroLayout, HomePart } from '../dealer-file/design.ts'

/** Values for the CSS tokens, names without the leading dashes: the dealer's colours, AA by construction, and its design. */
export type ThemeTokens = Readonly<Record<string, string>>

/** What a site looks like. */
export interface Brand {
  readonly logo: { readonly url: string; readonly width: number; readonly height: number }
  /** Colours and most of the design, as the style sheet takes them. */
  readonly theme: ThemeTokens
  readonly text_font: FontName
  /** Typeface of headings; that of the text where the dealer names none. */
  readonly display_font: FontName
  /** One line under the name: what this business is. */
  readonly strapline: string
  /** What of the design is no style: parts of the home page in their order, and its first screen. */
  readonly design: { readonly home: readonly HomePart[]; readonly hero: HeroLayout }
}
