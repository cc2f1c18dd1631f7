import type { SwitchedPageName } from '#domain/page/switched-pages.ts'
import type { Promo } from '#domain/promo/promo.ts'

export interface Faq {
  readonly question: string
  /** Markdown with paragraphs, lists, links and emphasis. */
  readonly answer: string
}

/** A page of Markdown: terms, privacy, product information. */
export interface TextPage {
  readonly path: string
  readonly title: string
  /** The text itself, Markdown. */
  readonly content: string
}

/** A text page of the dealer's own, such as about the business or a warranty. */
export interface InfoPage extends TextPage {
  /** Its picture and alternative text. */
  readonly image: string | null
  readonly image_alt: string | null
  /** Target and text of its button; no button without a target. */
  readonly url: string | null
  readonly button: string | null
}

/** One slide of the home page. */
export interface Slide {
  readonly name: string
  readonly description: string | null
  /** Its picture and link. */
  readonly image: string | null
  readonly url: string | null
}

/** Texts around the form of a page with a single purpose; a null intro means the platform's. */
interface RequestPage {
  readonly intro: string | null
  readonly points: readonly string[]
  readonly steps: readonly string[]
}

/** Texts of pages other than those of stock. `site.routes` has the paths of all pages. */
export interface Pages {
  readonly faqs: readonly Faq[]
  readonly request_pages: Readonly<Record<'service' | 'finance' | 'trade_in' | 'valuations', RequestPage>>
  readonly privacy: TextPage
  readonly terms: TextPage | null
  readonly info: readonly InfoPage[]
  /** Markdown below the vehicles of a switched page; null for none. */
  readonly texts: Readonly<Record<SwitchedPageName, string | null>>
  readonly routes: {
    /** Model pages at /models/{slug}, at /{slug}, or both. */
    readonly model: 'models' | 'root' | 'both'
    /** Whether a location's or its dealership's slug names its page. */
    readonly location_slug: 'location' | 'dealership'
  }
}

export interface Home {
  /** Headings of its parts. */
  readonly titles: Readonly<
    Record<'featured' | 'bodies' | 'makes' | 'prices' | 'promos' | 'reviews' | 'reasons', string>
  >
  readonly headline: string
  readonly intro: string
  /** Picture of the first screen; null shows a car in stock. */
  readonly image: string | null
  /** Its alternative text; null for a decorative picture. */
  readonly image_alt: string | null
  /** Whether the home page has the price slider. */
  readonly finder: boolean
  /** Reasons to buy here, shown as three short columns. */
  readonly reasons: readonly { readonly title: string; readonly text: string }[]
  readonly slides: readonly Slide[]
  readonly promos: readonly Promo[]
}
