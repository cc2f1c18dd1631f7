import {
  type FacetAttribute,
  facetAttributes,
  facets,
  isListAttribute,
  type RuleAttribute,
  rangeAttributes,
} from './facets.ts'

/** The facets that have a place, in its order. */
function placed(place: 'shown' | 'quick'): readonly FacetAttribute[] {
  const placeOf = (name: FacetAttribute): number => facets[name][place] ?? 0
  return facetAttributes.filter((name) => placeOf(name) > 0).sort((a, b) => placeOf(a) - placeOf(b))
}

/** The filters of a list, in their order. */
export const shownFacets = placed('shown')

/** Those that may stand beside the search box, the first of them first. */
export const quickFacets = placed('quick')

/** What the search page offers to tick, in this order. */
export const shownLists = shownFacets.filter(isListAttribute)

/** What the search page asks counts for: its filters, and what says how many can be bought. */
export const countedFacets: readonly (FacetAttribute | RuleAttribute)[] = [
  ...shownLists,
  ...rangeAttributes,
  'status',
  'reserved',
]
