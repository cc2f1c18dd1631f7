import type { FacetAttribute, ListAttribute } from './facets.ts'

/** What the search page offers to tick, in this order. */
export const shownLists = [
  'car_type',
  'make',
  'model',
  'body',
  'fuel',
  'transmission',
  'drive',
  'badge',
  'colour',
  'seats',
  'item_type',
  'location_name',
  'filtered_features',
  'categories',
  'tag',
] as const satisfies readonly ListAttribute[]

/** What the search page asks counts for. */
export const countedFacets: readonly FacetAttribute[] = [...shownLists, 'price', 'km', 'year', 'status']
