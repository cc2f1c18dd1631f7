import type { CarType } from '#domain/car/car.ts'
import type { OnShowPolicy } from '#domain/car/on-show.ts'
import { isRangeAttribute, type ListAttribute, type RangeAttribute, rangeAttributes } from './facets.ts'
import type { Range, SearchState } from './state.ts'

/** A filter in the engine's grammar: every entry must hold, an inner list needs one that does. */
export type FilterEntries = readonly (string | readonly string[])[]

const dayInSeconds = 86_400
const carTypes: readonly CarType[] = ['new', 'used', 'demo']

/** A value in quotes; double quotes inside it are dropped, backslashes kept as they are. */
export function quoted(value: string): string {
  return `"${value.replaceAll('"', '').replaceAll('\\', '\\\\')}"`
}

function oneOf(attribute: string, values: readonly string[]): string {
  return `${attribute} IN [${values.map(quoted).join(', ')}]`
}

/** What every car a dealer shows must be, on whatever day: the part of the stock rules that a search token may hold. */
export function standingFilter(policy: OnShowPolicy): FilterEntries {
  const types = carTypes.filter((type) => policy.car_types.includes(type) && !policy.exclude_car_types.includes(type))
  return [
    'show_on_dealer_website = true',
    ...(types.length < carTypes.length ? [oneOf('car_type', types)] : []),
    ...(policy.exclude_makes.length > 0 ? [`NOT ${oneOf('make', policy.exclude_makes)}`] : []),
    ...(policy.demo_min_km === null ? [] : [['car_type != demo', `km > ${policy.demo_min_km}`]]),
  ]
}

/** Which cars a dealer's lists show at this moment; the same rules as domain/car/on-show.ts, for a search engine. */
export function stockFilter(policy: OnShowPolicy, now: Date): FilterEntries {
  const available = 'status IN ["in_stock", "coming_soon"]'
  const soldSince = Math.floor(now.getTime() / 1000) - policy.include_sold_cars_days * dayInSeconds
  const isSoldShown = policy.include_sold_cars_days > 0
  const [shown = '', ...standing] = standingFilter(policy)
  const today = isSoldShown ? [available, `status = sold AND sold_date_timestamp >= ${soldSince}`] : available
  return [shown, today, ...standing]
}

/** Of the cars on show those that somebody can still buy, as domain/car/availability.ts says it: what counts "in stock". */
export const forSaleFilter: FilterEntries = ['status IN ["in_stock", "coming_soon"]', 'reserved != true']

function rangeEntries(attribute: RangeAttribute, { min, max }: Range): readonly string[] {
  return [...(min === null ? [] : [`${attribute} >= ${min}`]), ...(max === null ? [] : [`${attribute} <= ${max}`])]
}

/** What a shopper chose for one attribute. */
export function choiceFilter(state: SearchState, attribute: ListAttribute | RangeAttribute): FilterEntries {
  if (isRangeAttribute(attribute)) {
    const range = state.ranges[attribute]
    return range ? rangeEntries(attribute, range) : []
  }
  const values = state.lists[attribute] ?? []
  return values.length > 0 ? [values.map((value) => `${attribute} = ${quoted(value)}`)] : []
}

/** The attributes a shopper narrowed by, in a fixed order. */
export function chosenAttributes(state: SearchState): readonly (ListAttribute | RangeAttribute)[] {
  const lists = Object.keys(state.lists) as ListAttribute[]
  return [...lists.sort(), ...rangeAttributes.filter((attribute) => state.ranges[attribute])]
}

/** Some dealers leave cars without a price out when the cheapest come first. */
export function priceFilter(state: SearchState, isPositiveOnly: boolean): FilterEntries {
  return isPositiveOnly && state.sort === 'price:asc' ? ['price > 0'] : []
}
