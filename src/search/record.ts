/** One plain value of a document. */
export type Scalar = string | number | boolean

/** What an attribute may hold; null, an empty string and an empty list all mean "not stated". */
export type FieldValue = Scalar | readonly string[] | null

/** A document of a search index, as Meilisearch takes it: flat, by attribute. */
export interface SearchRecord {
  readonly [attribute: string]: FieldValue
}

/** Where a document stands, as "lat,long"; the name is Meilisearch's. */
export const pointAttribute = '_geo'

/** How one index is searched; the names are Meilisearch's. */
export interface IndexSettings {
  /** Attributes whose words are searched, the most important first. */
  readonly searchable: readonly string[]
  /** Attributes that may be filtered, counted and sorted by. */
  readonly filterable: readonly string[]
  /** Attributes whose words match only as typed, without typos. */
  readonly exact: readonly string[]
  /** Attributes whose words match only whole, and count less than all others. */
  readonly wholeWords?: readonly string[]
  /** Attributes of which a value asked for whole comes before one with more to it: "Corolla" before "Corolla Cross". */
  readonly whole: readonly string[]
  /** A word or two or three words, and what they also stand for. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  readonly stopWords: readonly string[]
  /** A facet with more values gives the most frequent ones; one of numbers at most 100. */
  readonly maxValuesPerFacet: number
}
