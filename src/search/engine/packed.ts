import type { IndexSettings, Scalar } from '#search/record.ts'
import type { PackedCodes } from './codes.ts'

/** A sorted list of distinct values; whole numbers travel as their first value and the steps between them. */
export type PackedValues = readonly Scalar[] | { readonly from: number; readonly steps: readonly number[] }

/** One value a document; the code after the last value means "not stated". */
interface PackedOne {
  readonly kind: 'one'
  readonly name: string
  readonly values: PackedValues
  readonly codes: PackedCodes
}

/** Several values a document: how many each has, then all of them in a row. */
interface PackedMany {
  readonly kind: 'many'
  readonly name: string
  readonly values: readonly string[]
  readonly counts: PackedCodes
  readonly codes: PackedCodes
}

/** A column that another one decides (city by location): one code for each value of `from`, and one for its "not stated". */
interface PackedDerived {
  readonly kind: 'derived'
  readonly name: string
  readonly from: string
  readonly values: PackedValues
  readonly codes: PackedCodes
}

/** Another column's value inside a text: as it is, or as a slug. */
export interface Reference {
  readonly column: string
  readonly slug: boolean
}

/** A text made of other columns' values: the patterns hold one control character for each reference. */
export interface PackedPattern {
  readonly kind: 'pattern'
  readonly name: string
  readonly references: readonly Reference[]
  readonly patterns: readonly string[]
  /** null when every document has its own pattern: they stand in the order of the documents. */
  readonly codes: PackedCodes | null
}

export type PackedColumn = PackedOne | PackedMany | PackedDerived | PackedPattern

/** What one index file holds. Only the search file carries settings. */
export interface PackedFile {
  readonly version: 1
  readonly size: number
  readonly settings?: IndexSettings
  readonly columns: readonly PackedColumn[]
}
