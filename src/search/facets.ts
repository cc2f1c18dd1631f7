/** What the house knows of an attribute that shoppers can narrow by. Nothing here may be left out: a facet is whole. */
interface Facet {
  /** How it is narrowed, and what documents hold: ticked words, ticked numbers, or a lowest and a highest number. */
  readonly kind: 'words' | 'numbers' | 'range'
  /** What it is called, in Australian spelling. */
  readonly label: string
  /** Whether its values are read from A to Z, or start with what most cars have. */
  readonly values: 'by name' | 'by count'
  /** Its place among the filters of a list; null where it only stands in addresses. */
  readonly shown: number | null
  /** Its place among the few filters beside the search box of wide screens. */
  readonly quick: number | null
}

/**
 * The attributes shoppers can narrow by, one row each, as the specification lists them. Addresses name them in this order;
 * an index may filter by a few more.
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

/** Attributes of our own, which addresses name behind those; one without a place among the filters is for the words of a query. */
const own = {
  certified: { kind: 'words', label: 'Certified', values: 'by count', shown: null, quick: null },
  doors: { kind: 'numbers', label: 'Doors', values: 'by name', shown: null, quick: null },
  weekly_price: { kind: 'range', label: 'Weekly payment', values: 'by count', shown: 5, quick: null },
  // Of a dealer who speaks of months; its cars have no weekly one, but where their lender says nothing of months.
  monthly_price: { kind: 'range', label: 'Monthly payment', values: 'by count', shown: 6, quick: null },
} as const satisfies Readonly<Record<string, Facet>>

/** All of them by name. */
export const facets = { ...specified, ...own }

type Facets = typeof facets

export type FacetAttribute = keyof Facets

/** Attributes that are narrowed by a lowest and a highest value. */
export type RangeAttribute = {
  [Name in FacetAttribute]: Facets[Name]['kind'] extends 'range' ? Name : never
}[FacetAttribute]

/** Attributes that are narrowed by ticking values. */
export type ListAttribute = Exclude<FacetAttribute, RangeAttribute>

/** All that a search may be narrowed by. */
export const narrowingAttributes = Object.keys(facets) as readonly FacetAttribute[]

/** A facet by any name. */
const facetOf = (name: string): Facet | undefined =>
  Object.hasOwn(facets, name) ? facets[name as FacetAttribute] : undefined

/** Those whose values are counted: all of the specification, and those of our own that lists show. */
export const facetAttributes = narrowingAttributes.filter((name) => name in specified || facetOf(name)?.shown !== null)

export function isRangeAttribute(name: string): name is RangeAttribute {
  return Object.hasOwn(ranges, name)
}

export function isListAttribute(name: string): name is ListAttribute {
  return facetOf(name) !== undefined && !isRangeAttribute(name)
}

/** The ranges in the order addresses name them, which shared links and caches go by. */
const ranges = {
  price: true,
  km: true,
  year: true,
  weekly_price: true,
  monthly_price: true,
} as const satisfies Readonly<Record<RangeAttribute, true>>

export const rangeAttributes = Object.keys(ranges) as readonly RangeAttribute[]

/** What a loan asks, by the week or by the month, as the dealer speaks of it. */
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

/** The order by distance, nearest first; from where, the browser knows. */
export const nearestFirst = 'distance:asc'

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

/** What is filtered by besides the facets, the stock rules and sorts, and what documents hold there. */
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

/** Whether documents hold numbers there: they can be compared, and have no words to search. */
export function isNumberAttribute(name: string): boolean {
  const kind = Object.hasOwn(rules, name) ? rules[name as RuleAttribute] : facetOf(name)?.kind
  return kind === 'numbers' || kind === 'range'
}
