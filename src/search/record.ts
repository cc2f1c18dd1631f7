/** One plain value of a document. */
export type Scalar = string | number | boolean

/** What an attribute may hold; null, an empty string and an empty list all mean "not stated". */
export type FieldValue = Scalar | readonly string[] | null

/** A flat document of a search index. */
export interface SearchRecord {
  readonly [attribute: string]: FieldValue
}

/** Attribute with a document's location as "lat,long"; the name is Meilisearch's. */
export const pointAttribute = '_geo'

/** Settings of one index; the names are Meilisearch's. */
export interface IndexSettings {
  /** Attributes whose words are searched, the most important first. */
  readonly searchable: readonly string[]
  /** Attributes that may be filtered, counted and sorted by. */
  readonly filterable: readonly string[]
  /** Attributes whose words match without typo tolerance. */
  readonly exact: readonly string[]
  /** Attributes that match only whole words, ranked below all others. */
  readonly wholeWords?: readonly string[]
  /** Attributes of which a fully matched value ranks before a longer one: "Corolla" before "Corolla Cross". */
  readonly whole: readonly string[]
  /** One to three words -> what else they match. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  readonly stopWords: readonly string[]
  /** A facet with more values returns only the most frequent ones; numbers are grouped into at most 100. */
  readonly maxValuesPerFacet: number
}
