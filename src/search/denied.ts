import type { FacetAttribute } from './facets.ts'

/**
 * A chosen value that begins so is denied: cars that have it are left out. A hyphen would say it as well, but InstantSearch
 * escapes values that begin with one, and then does not find them again.
 */
const mark = '!'

/** Words a stock writes freely may begin with any sign, and are denied by the engine: these are not. */
const deniable =
  /^(?:make|make_model|body|fuel|colour|transmission|drive|car_type|certified|item_type|seats|doors|state|city|location_name|categories)$/

export const canBeDenied = (attribute: FacetAttribute): boolean => deniable.test(attribute)

/** A value as it is denied. */
export const denialOf = (value: string): string => mark + value

export function isDenial(attribute: FacetAttribute, value: string): boolean {
  return value.length > mark.length && value.startsWith(mark) && canBeDenied(attribute)
}

/** What a choice is about, wanted or not. */
export const plainValue = (attribute: FacetAttribute, choice: string): string =>
  isDenial(attribute, choice) ? choice.slice(mark.length) : choice

/** The other side of a choice: not wanted for wanted. */
const oppositeOf = (attribute: FacetAttribute, choice: string): string =>
  isDenial(attribute, choice) ? plainValue(attribute, choice) : denialOf(choice)

/** Choices of one attribute with later ones, which take back what they contradict. */
export function withLater(attribute: FacetAttribute, chosen: readonly string[] = [], later: readonly string[] = []) {
  const kept = chosen.filter((choice) => !later.includes(oppositeOf(attribute, choice)))
  return [...new Set([...kept, ...later])]
}

/** The values that are wanted of those chosen, and those that are not. */
export function parted(attribute: FacetAttribute, chosen: readonly string[]) {
  const denied = chosen.filter((value) => isDenial(attribute, value)).map((value) => plainValue(attribute, value))
  return { wanted: chosen.filter((value) => !isDenial(attribute, value)), denied }
}

/** How a denial is called. */
export const denialName = (name: string): string => `Not ${name}`
