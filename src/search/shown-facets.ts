import {
  type FacetAttribute,
  facetAttributes,
  facets,
  isListAttribute,
  type RuleAttribute,
  rangeAttributes,
} from './facets.ts'

/** Facets with a position, in order. */
function placed(place: 'shown' | 'quick'): readonly FacetAttribute[] {
  const placeOf = (name: FacetAttribute): number => facets[name][place] ?? 0
  return facetAttributes.filter((name) => placeOf(name) > 0).sort((a, b) => placeOf(a) - placeOf(b))
}

/** The filters of a list, in their order. */
export const shownFacets = placed('shown')

/** Filters for beside the search box, most important first. */
export const quickFacets = placed('quick')

/** List facets of the search page, in order. */
export const shownLists = shownFacets.filter(isListAttribute)

/** Facets the search page counts: its filters, and those that determine the number for sale. */
export const countedFacets: readonly (FacetAttribute | RuleAttribute)[] = [
  ...shownLists,
  ...rangeAttributes,
  'status',
  'reserved',
]
