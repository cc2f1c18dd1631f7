/** Addresses of one dealer's static search index within its site, content-hashed. */
export interface SearchFiles {
  /** Facets, text and sorts: needed to answer. */
  readonly search: string
  /** What cards show: needed to draw hits. */
  readonly cards: string
  /** How many cars it holds: a large one is opened beside the page. */
  readonly size: number
}
