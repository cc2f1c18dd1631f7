import type { FontName } from '../dealer-file/brand.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { HeroLayout, HomePart } from '../dealer-file/design.ts'

/** Values for the CSS tokens, names without the leading dashes: the dealer's colours, AA by construction, and its design. */
export type ThemeTokens = Readonly<Record<string, string>>

/** Choices that change how markup is laid out; every page says them on its document, and style sheets answer. */
type Looks = Pick<DealerFile['design'], 'list' | 'cards' | 'phone_cards' | 'filters' | 'sections' | 'empty'>

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
  /** What of the design is no token: parts of the home page in their order, its first screen, and the looks. */
  readonly design: { readonly home: readonly HomePart[]; readonly hero: HeroLayout } & Looks
}
