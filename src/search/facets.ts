/** The attributes shoppers can narrow by, as the specification lists them; an index may filter by a few more. */
export const facetAttributes = [
  'status',
  'badge',
  'car_type',
  'categories',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'item_type',
  'km',
  'location_name',
  'make',
  'make_model',
  'model',
  'price',
  'price_range',
  'subscription_price',
  'seats',
  'body',
  'drive',
  'fuel',
  'transmission',
  'state',
  'tag',
  'weekly_price_range',
  'year',
] as const

export type FacetAttribute = (typeof facetAttributes)[number]

/** Attributes that are narrowed by a lowest and a highest value. */
export const rangeAttributes = ['price', 'km', 'year'] as const

export type RangeAttribute = (typeof rangeAttributes)[number]

/** Attributes that are narrowed by ticking values. */
export type ListAttribute = Exclude<FacetAttribute, RangeAttribute>

/** Attributes that lists can be sorted by. */
export const sortAttributes = ['price', 'km', 'year', 'created_at_timestamp', 'custom_rank'] as const

/** Where words are searched, the most telling attribute first. */
export const searchableAttributes = [
  'name',
  'make',
  'model',
  'badge',
  'series',
  'body',
  'fuel',
  'colour',
  'transmission',
  'drive',
  'filtered_features',
  'location_name',
  'dealership_name',
  'stocknum',
] as const

/** What is filtered by besides the facets: the stock rules, and sorts. */
export const ruleAttributes = [
  'show_on_dealer_website',
  'sold_date_timestamp',
  'created_at_timestamp',
  'custom_rank',
  'location_id',
  'reserved',
] as const

export function isRangeAttribute(name: string): name is RangeAttribute {
  return rangeAttributes.some((attribute) => attribute === name)
}

export function isListAttribute(name: string): name is ListAttribute {
  return !isRangeAttribute(name) && facetAttributes.some((attribute) => attribute === name)
}
