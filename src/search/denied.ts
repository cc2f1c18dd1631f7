import type { FacetAttribute } from './facets.ts'

/**
 * Prefix of a denied value: cars that have the value are excluded. Not a hyphen, because InstantSearch escapes values
 * that begin with one and then fails to find them again.
 */
const mark = '!'

/**
 * Attributes whose values can be denied by a filter. Free text may begin with any character, so the engine excludes its
 * words instead.
 */
const deniable =
  /^(?:make|make_model|body|fuel|colour|transmission|drive|car_type|certified|item_type|seats|doors|state|city|location_name|categories)$/

export const canBeDenied = (attribute: FacetAttribute): boolean => deniable.test(attribute)

/** The denied form of a value. */
export const denialOf = (value: string): string => mark + value

export function isDenial(attribute: FacetAttribute, value: string): boolean {
  return value.length > mark.length && value.startsWith(mark) && canBeDenied(attribute)
}

/** The value of a choice, whether it is wanted or denied. */
export const plainValue = (attribute: FacetAttribute, choice: string): string =>
  isDenial(attribute, choice) ? choice.slice(mark.length) : choice

/** The denied form of a wanted value, and vice versa. */
const oppositeOf = (attribute: FacetAttribute, choice: string): string =>
  isDenial(attribute, choice) ? plainValue(attribute, choice) : denialOf(choice)

/** Merges choices of one attribute; a later choice replaces the one it contradicts. */
export function withLater(attribute: FacetAttribute, chosen: readonly string[] = [], later: readonly string[] = []) {
  const kept = chosen.filter((choice) => !later.includes(oppositeOf(attribute, choice)))
  return [...new Set([...kept, ...later])]
}

/** Splits choices into wanted and denied values, without the prefix. */
export function parted(attribute: FacetAttribute, chosen: readonly string[]) {
  const denied = chosen.filter((value) => isDenial(attribute, value)).map((value) => plainValue(attribute, value))
  return { wanted: chosen.filter((value) => !isDenial(attribute, value)), denied }
}

/** Display name of a denied value. */
export const denialName = (name: string): string => `Not ${name}`
