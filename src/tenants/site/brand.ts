import type { FontName } from '../dealer-file/brand.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { HeroLayout, HomePart } from '../dealer-file/design.ts'

/** Map: CSS custom property without its dashes -> value. The dealer's colours, AA by construction, and its design. */
export type ThemeTokens = Readonly<Record<string, string>>

/** Choices that change the layout: every page has them as data attributes, which style sheets select by. */
type Looks = Pick<DealerFile['design'], 'list' | 'cards' | 'phone_cards' | 'filters' | 'sections' | 'empty'>

/** Logo, theme, typefaces and design of a site. */
export interface Brand {
  readonly logo: { readonly url: string; readonly width: number; readonly height: number }
  /** Colours and most of the design, as CSS custom properties. */
  readonly theme: ThemeTokens
  readonly text_font: FontName
  /** Typeface of headings; text_font when the dealer names none. */
  readonly display_font: FontName
  /** One line under the name: what this business is. */
  readonly strapline: string
  /** Design choices that are no tokens: parts of the home page in order, layout of its first screen, and the looks. */
  readonly design: { readonly home: readonly HomePart[]; readonly hero: HeroLayout } & Looks
}
