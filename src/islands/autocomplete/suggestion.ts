import type { Picture } from '#domain/car/picture.ts'

/** One line under the search box. `parts` is its text; parts with an odd index match the query. */
export interface Suggestion {
  /**
   * own: an earlier search of the shopper; seen: a viewed car; most: a make or model with many cars; body, price: a
   * starting list; page: one of the dealer's pages; read: the interpretation of the query; all: a link to the list or
   * the dealer.
   */
  readonly kind: 'read' | 'make' | 'model' | 'car' | 'all' | 'own' | 'seen' | 'most' | 'body' | 'price' | 'page'
  readonly href: string
  readonly parts: readonly string[]
  /** "$25,990", "12 listed" or empty. */
  readonly detail: string
  /** "Drive Away": what a car's price includes. */
  readonly terms?: string | undefined
  /** "Used · 45,000 km": distinguishes cars of the same name. */
  readonly facts?: string
  readonly picture: Picture | null
}

/** Everything shown under a search box. */
export interface Suggestions {
  /** Notes above the options; empty when every word was used. */
  readonly notes: readonly string[]
  readonly options: readonly Suggestion[]
  /** Heading of the cars: "Motorcycles". */
  readonly cars: string
}

/** Group headings by kind of option; empty for no group. */
const groupNames: Readonly<Record<Exclude<Suggestion['kind'], 'car'>, string>> = {
  read: '',
  own: 'Your searches',
  seen: 'Looked at lately',
  make: 'Makes and models',
  model: 'Makes and models',
  most: 'Most to choose from',
  body: 'Body styles',
  price: 'Prices',
  page: 'On this site',
  all: '',
}

/** The heading an option is grouped under; empty for none. */
export const headingOf = ({ kind }: Suggestion, cars: string): string => (kind === 'car' ? cars : groupNames[kind])

/** A suggestion that links to a list; `detail` may say how many cars it has. */
export const listSuggestion = (
  kind: Suggestion['kind'],
  href: string,
  text: string,
  detail: string = '',
): Suggestion => ({ kind, href, parts: [text], detail, picture: null })
