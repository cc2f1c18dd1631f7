import type { SwitchedPageName } from '#domain/page/switched-pages.ts'
import type { Promo } from '#domain/promo/promo.ts'

export interface Faq {
  readonly question: string
  /** Plain text; blank lines separate paragraphs. */
  readonly answer: string
}

/** A page of Markdown: terms, privacy, product information. */
export interface TextPage {
  readonly path: string
  readonly title: string
  /** The text itself, Markdown. */
  readonly content: string
}

/** A page of text of the dealer's own: who they are, what they promise. */
export interface InfoPage extends TextPage {
  /** Its picture; what it shows, for those who do not see it. */
  readonly image: string | null
  readonly image_alt: string | null
  /** Where its button leads, and what it says. */
  readonly url: string | null
  readonly button: string | null
}

/** One slide of the home page. */
export interface Slide {
  readonly name: string
  readonly description: string | null
  /** Its picture, and where it leads. */
  readonly image: string | null
  readonly url: string | null
}

/** A dealer's words around the form of a page that asks for one thing; the intro is the platform's where it is null. */
interface RequestPage {
  readonly intro: string | null
  readonly points: readonly string[]
  readonly steps: readonly string[]
}

/** The words of pages that are none of stock. Which other pages there are, and where, is said by `site.routes`. */
export interface Pages {
  readonly faqs: readonly Faq[]
  readonly request_pages: Readonly<Record<'service' | 'finance' | 'trade_in' | 'valuations', RequestPage>>
  readonly privacy: TextPage
  readonly terms: TextPage | null
  readonly info: readonly InfoPage[]
  /** Markdown below the vehicles of a switched page; null where nothing is to be read. */
  readonly texts: Readonly<Record<SwitchedPageName, string | null>>
  readonly routes: {
    /** Model pages at /models/{slug}, at /{slug}, or both. */
    readonly model: 'models' | 'root' | 'both'
    /** Whose slug names a location's page. */
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
  /** Picture of the first screen; null for a car that stands here. */
  readonly image: string | null
  /** What it shows, for those who do not see it; null for a picture that says nothing. */
  readonly image_alt: string | null
  /** Whether the price slider stands among its parts. */
  readonly finder: boolean
  /** Reasons to buy here, shown as three short columns. */
  readonly reasons: readonly { readonly title: string; readonly text: string }[]
  readonly slides: readonly Slide[]
  readonly promos: readonly Promo[]
}
