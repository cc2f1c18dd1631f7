import type { IndexSettings, Scalar } from '#search/record.ts'
import type { PackedCodes } from './codes.ts'

/** Integers as the first value and the differences between neighbours, in multiples of `unit`. */
interface PackedNumbers {
  readonly from: number
  readonly unit: number
  readonly steps: readonly number[]
  /** The values are strings of digits. */
  readonly areTexts?: true
}

/** A sorted list of distinct values. */
export type PackedValues = readonly Scalar[] | PackedNumbers

/** The code of a respelled value, and of the most frequent spelling it is counted under. */
export type SpellingVariant = readonly [code: number, countedUnder: number]

/** Fields common to all columns of values. */
interface Respelled {
  /** Absent when no two values are spellings of one. */
  readonly respellings?: readonly SpellingVariant[]
}

/** One value per document; the code after the last value means "not stated". */
interface PackedOne extends Respelled {
  readonly kind: 'one'
  readonly name: string
  readonly values: PackedValues
  readonly codes: PackedCodes
}

/** Several values per document: the number of each, then all of them in a row. */
interface PackedMany extends Respelled {
  readonly kind: 'many'
  readonly name: string
  readonly values: readonly string[]
  readonly counts: PackedCodes
  readonly codes: PackedCodes
}

/**
 * A column determined by another (city by location): one code for each value of `from`, and one for its "not stated".
 */
interface PackedDerived extends Respelled {
  readonly kind: 'derived'
  readonly name: string
  readonly from: string
  readonly values: PackedValues
  readonly codes: PackedCodes
}

/** Reference from a text to another column's value, verbatim or as a slug. */
export interface Reference {
  readonly column: string
  readonly slug: boolean
}

/** A text composed of other columns' values: patterns hold one control character per reference. */
export interface PackedPattern {
  readonly kind: 'pattern'
  readonly name: string
  readonly references: readonly Reference[]
  readonly patterns: readonly string[]
  /** null when every document has its own pattern: patterns are then in document order. */
  readonly codes: PackedCodes | null
}

export type PackedColumn = PackedOne | PackedMany | PackedDerived | PackedPattern

/** Contents of one index file. Only the search file has settings. */
export interface PackedFile {
  readonly version: 2
  readonly size: number
  readonly settings?: IndexSettings
  readonly columns: readonly PackedColumn[]
}
