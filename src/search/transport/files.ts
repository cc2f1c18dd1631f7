/** URLs of one dealer's static search index within its site, content-hashed. */
export interface SearchFiles {
  /** Facets, text and sorts: needed to answer. */
  readonly search: string
  /** Attributes of cards: needed to render hits. */
  readonly cards: string
  /** Number of cars; a large index is opened in a worker. */
  readonly size: number
}
