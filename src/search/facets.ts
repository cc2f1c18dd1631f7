/** One filterable attribute. Every field is required, so no facet can be half defined. */
interface Facet {
  /** Type of its filter and values: ticked words, ticked numbers, or a range of numbers. */
  readonly kind: 'words' | 'numbers' | 'range'
  /** Label, in Australian spelling. */
  readonly label: string
  /** Order of its values: alphabetical, or most frequent first. */
  readonly values: 'by name' | 'by count'
  /** Position among a list's filters; null when it is filterable by URL only. */
  readonly shown: number | null
  /** Position among the quick filters beside the search box on wide screens. */
  readonly quick: number | null
}

/**
 * Filterable attributes in the order of the specification, which is also their order in URLs. An index may filter by a
 * few more.
 */
const specified = {
  status: { kind: 'words', label: 'Status', values: 'by count', shown: null, quick: null },
  badge: { kind: 'words', label: 'Variant', values: 'by name', shown: 13, quick: null },
  car_type: { kind: 'words', label: 'Condition', values: 'by count', shown: 1, quick: 1 },
  categories: { kind: 'words', label: 'Good for', values: 'by count', shown: 19, quick: null },
  city: { kind: 'words', label: 'City', values: 'by count', shown: null, quick: null },
  colour: { kind: 'words', label: 'Colour', values: 'by name', shown: 14, quick: null },
  dealership_name: { kind: 'words', label: 'Dealership', values: 'by count', shown: null, quick: null },
  filtered_features: { kind: 'words', label: 'Features', values: 'by count', shown: 18, quick: null },
  item_type: { kind: 'words', label: 'Vehicle', values: 'by count', shown: 16, quick: null },
  km: { kind: 'range', label: 'Kilometres', values: 'by count', shown: 8, quick: 7 },
  location_name: { kind: 'words', label: 'Location', values: 'by name', shown: 17, quick: null },
  make: { kind: 'words', label: 'Make', values: 'by name', shown: 2, quick: 2 },
  make_model: { kind: 'words', label: 'Make and model', values: 'by count', shown: null, quick: null },
  model: { kind: 'words', label: 'Model', values: 'by name', shown: 3, quick: 3 },
  price: { kind: 'range', label: 'Price', values: 'by count', shown: 4, quick: 4 },
  price_range: { kind: 'words', label: 'Price range', values: 'by count', shown: null, quick: null },
  subscription_price: { kind: 'numbers', label: 'Subscription', values: 'by count', shown: null, quick: null },
  seats: { kind: 'numbers', label: 'Seats', values: 'by name', shown: 15, quick: null },
  body: { kind: 'words', label: 'Body', values: 'by count', shown: 9, quick: 5 },
  drive: { kind: 'words', label: 'Drive', values: 'by count', shown: 12, quick: null },
  fuel: { kind: 'words', label: 'Fuel', values: 'by count', shown: 10, quick: 8 },
  transmission: { kind: 'words', label: 'Transmission', values: 'by count', shown: 11, quick: null },
  state: { kind: 'words', label: 'State', values: 'by count', shown: null, quick: null },
  tag: { kind: 'words', label: 'Offers', values: 'by count', shown: 20, quick: null },
  weekly_price_range: { kind: 'words', label: 'Weekly payment', values: 'by count', shown: null, quick: null },
  year: { kind: 'range', label: 'Year', values: 'by count', shown: 7, quick: 6 },
} as const satisfies Readonly<Record<string, Facet>>

/** Further attributes, which follow these in URLs; one without a position is only filtered by words of a query. */
const own = {
  certified: { kind: 'words', label: 'Certified', values: 'by count', shown: null, quick: null },
  doors: { kind: 'numbers', label: 'Doors', values: 'by name', shown: null, quick: null },
  weekly_price: { kind: 'range', label: 'Weekly payment', values: 'by count', shown: 5, quick: null },
  // For dealers with monthly payments; their cars have no weekly payment unless the lender states none by the month.
  monthly_price: { kind: 'range', label: 'Monthly payment', values: 'by count', shown: 6, quick: null },
} as const satisfies Readonly<Record<string, Facet>>

/** All facets by attribute. */
export const facets = { ...specified, ...own }

type Facets = typeof facets

export type FacetAttribute = keyof Facets

/** Attributes filtered by a minimum and a maximum. */
export type RangeAttribute = {
  [Name in FacetAttribute]: Facets[Name]['kind'] extends 'range' ? Name : never
}[FacetAttribute]

/** Attributes filtered by ticked values. */
export type ListAttribute = Exclude<FacetAttribute, RangeAttribute>

/** All filterable attributes. */
export const narrowingAttributes = Object.keys(facets) as readonly FacetAttribute[]

/** The facet of a name; undefined for any other name. */
const facetOf = (name: string): Facet | undefined =>
  Object.hasOwn(facets, name) ? facets[name as FacetAttribute] : undefined

/** Facets whose values are counted: all of the specification, and the further ones that lists show. */
export const facetAttributes = narrowingAttributes.filter((name) => name in specified || facetOf(name)?.shown !== null)

export function isRangeAttribute(name: string): name is RangeAttribute {
  return Object.hasOwn(ranges, name)
}

export function isListAttribute(name: string): name is ListAttribute {
  return facetOf(name) !== undefined && !isRangeAttribute(name)
}

/** Ranges in their order in URLs, on which shared links and caches depend. */
const ranges = {
  price: true,
  km: true,
  year: true,
  weekly_price: true,
  monthly_price: true,
} as const satisfies Readonly<Record<RangeAttribute, true>>

export const rangeAttributes = Object.keys(ranges) as readonly RangeAttribute[]

/** Loan payments by the week or the month, depending on the dealer. */
export const paymentAttributes = ['weekly_price', 'monthly_price'] as const

export type PaymentAttribute = (typeof paymentAttributes)[number]

/** Attributes that lists can be sorted by. */
export const sortAttributes = [
  'price',
  'km',
  'year',
  'created_at_timestamp',
  'custom_rank',
  ...paymentAttributes,
] as const

/** Sort by distance, nearest first. The browser supplies the origin. */
export const nearestFirst = 'distance:asc'

/** Searched attributes, most relevant first. */
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

/** Types of attributes that the stock rules and sorts filter by, besides the facets. */
const rules = {
  show_on_dealer_website: 'words',
  sold_date_timestamp: 'numbers',
  created_at_timestamp: 'numbers',
  custom_rank: 'numbers',
  location_id: 'words',
  reserved: 'words',
  on_offer: 'words',
} as const satisfies Readonly<Record<string, Facet['kind']>>

export type RuleAttribute = keyof typeof rules

export const ruleAttributes = Object.keys(rules) as readonly RuleAttribute[]

/** Whether the attribute holds numbers, which are compared and not searched as words. */
export function isNumberAttribute(name: string): boolean {
  const kind = Object.hasOwn(rules, name) ? rules[name as RuleAttribute] : facetOf(name)?.kind
  return kind === 'numbers' || kind === 'range'
}
