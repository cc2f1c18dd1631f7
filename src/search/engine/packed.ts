import type { IndexSettings, Scalar } from '#search/record.ts'
import type { PackedCodes } from './codes.ts'

/** Whole numbers as the first of them and the steps between them, counted in units. */
interface PackedNumbers {
  readonly from: number
  readonly unit: number
  readonly steps: readonly number[]
  /** They are texts of digits. */
  readonly areTexts?: true
}

/** A sorted list of distinct values. */
export type PackedValues = readonly Scalar[] | PackedNumbers

/** The code of a value, and of the most frequent spelling it is counted under. */
export type Respelling = readonly [code: number, countedUnder: number]

/** What every column of values may carry besides. */
interface Respelled {
  /** Left out where every value reads otherwise than all others. */
  readonly respellings?: readonly Respelling[]
}

/** One value a document; the code after the last value means "not stated". */
interface PackedOne extends Respelled {
  readonly kind: 'one'
  readonly name: string
  readonly values: PackedValues
  readonly codes: PackedCodes
}

/** Several values a document: how many each has, then all of them in a row. */
interface PackedMany extends Respelled {
  readonly kind: 'many'
  readonly name: string
  readonly values: readonly string[]
  readonly counts: PackedCodes
  readonly codes: PackedCodes
}

/** A column that another one decides (city by location): one code for each value of `from`, and one for its "not stated". */
interface PackedDerived extends Respelled {
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
  readonly version: 2
  readonly size: number
  readonly settings?: IndexSettings
  readonly columns: readonly PackedColumn[]
}
