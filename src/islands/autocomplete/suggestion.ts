import type { Picture } from '#domain/car/picture.ts'

/** One line under the search box. `parts` is its text, in turns plain and found. */
export interface Suggestion {
  /**
   * own: a search that the shopper has made before; seen: a car they looked at; most: a make or model of which there are many;
   * body, price: a list to start from; page: a page of the dealer's; read: what was understood of the words; all: the way to the list.
   */
  readonly kind: 'read' | 'make' | 'model' | 'car' | 'all' | 'own' | 'seen' | 'most' | 'body' | 'price' | 'page'
  readonly href: string
  readonly parts: readonly string[]
  /** "$25,990", "12 listed" or empty. */
  readonly detail: string
  /** "Drive Away": what the price of a car buys. */
  readonly terms?: string | undefined
  /** "Used · 45,000 km": what tells a car from another of its name. */
  readonly facts?: string
  readonly picture: Picture | null
}

/** All that stands under a search box. */
export interface Suggestions {
  /** What is said above the options; nothing where they answer to every word. */
  readonly notes: readonly string[]
  readonly options: readonly Suggestion[]
  /** What cars are headed by: "Motorcycles". */
  readonly cars: string
}

/** What options of these kinds are headed by, where they stand together. */
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

/** What an option is headed by. */
export const headingOf = ({ kind }: Suggestion, cars: string): string => (kind === 'car' ? cars : groupNames[kind])

/** A list, and how much is in it. */
export const listSuggestion = (
  kind: Suggestion['kind'],
  href: string,
  text: string,
  detail: string = '',
): Suggestion => ({ kind, href, parts: [text], detail, picture: null })
