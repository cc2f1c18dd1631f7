import type { FacetAttribute } from './facets.ts'

/**
 * Prefix of an excluded value: cars that have the value are excluded. Not a hyphen, because InstantSearch escapes
 * values that begin with one and then fails to find them again.
 */
const mark = '!'

/**
 * Attributes whose values can be excluded by a filter. Free text may begin with any character, so the engine excludes
 * its words instead.
 */
const excludable =
  /^(?:make|make_model|body|fuel|colour|transmission|drive|car_type|certified|item_type|seats|doors|state|city|location_name|categories)$/

export const isExcludable = (attribute: FacetAttribute): boolean => excludable.test(attribute)

/** The excluded form of a value. */
export const toExcludedValue = (value: string): string => mark + value

export function isExcludedValue(attribute: FacetAttribute, value: string): boolean {
  return value.length > mark.length && value.startsWith(mark) && isExcludable(attribute)
}

/** The value of a choice, whether it is wanted or excluded. */
export const plainValue = (attribute: FacetAttribute, choice: string): string =>
  isExcludedValue(attribute, choice) ? choice.slice(mark.length) : choice

/** The excluded form of a wanted value, and vice versa. */
const oppositeOf = (attribute: FacetAttribute, choice: string): string =>
  isExcludedValue(attribute, choice) ? plainValue(attribute, choice) : toExcludedValue(choice)

/** Merges choices of one attribute; a later choice replaces the one it contradicts. */
export function mergeChoices(attribute: FacetAttribute, chosen: readonly string[] = [], later: readonly string[] = []) {
  const kept = chosen.filter((choice) => !later.includes(oppositeOf(attribute, choice)))
  return [...new Set([...kept, ...later])]
}

/** Splits choices into wanted and excluded values, without the prefix. */
export function splitExcluded(attribute: FacetAttribute, chosen: readonly string[]) {
  const excluded = chosen
    .filter((value) => isExcludedValue(attribute, value))
    .map((value) => plainValue(attribute, value))
  return { wanted: chosen.filter((value) => !isExcludedValue(attribute, value)), excluded }
}

/** Display name of an excluded value. */
export const formatExcludedValue = (name: string): string => `Not ${name}`
