import { carTypes } from '#domain/car/car.ts'
import type { OnShowPolicy } from '#domain/car/on-show.ts'
import { weeksInMonth } from '#domain/car/repayment.ts'
import { shownTypes } from '#domain/car/shown-types.ts'
import type { Comparison, Filter } from '#domain/filter/filter.ts'
import { parted } from './denied.ts'
import {
  isRangeAttribute,
  type ListAttribute,
  paymentAttributes,
  type RangeAttribute,
  rangeAttributes,
} from './facets.ts'
import type { Range, SearchState } from './state.ts'

/** Filters that must all hold. */
export type Filters = readonly Filter[]

const dayInSeconds = 86_400

/** An attribute held against a number. */
function compared(attribute: string, operator: Comparison, value: number): Filter {
  return { kind: 'compare', attribute, operator, value: String(value) }
}

/** A value as filters name it; an index holds it so too (car-record.ts). */
export const withoutQuotes = (value: string): string => value.replaceAll('"', '')

/** Any of the values will do; double quotes inside them are dropped, whoever answers. */
export function isOneOf(attribute: string, values: readonly string[]): Filter {
  return { kind: 'in', attribute, values: values.map(withoutQuotes) }
}

/** This value and no other. */
export const is = (attribute: string, value: string): Filter => isOneOf(attribute, [value])

const not = (of: Filter): Filter => ({ kind: 'not', of })

/** One of these will do. */
function anyOf(...of: Filters): Filter {
  return { kind: 'or', of }
}

/** What every car a dealer shows must be, on whatever day: the part of the stock rules that a search token may hold. */
export function standingFilter(policy: OnShowPolicy): Filters {
  const types = shownTypes(policy)
  const { exclude_makes: makes, demo_min_km: km } = policy
  return [
    is('show_on_dealer_website', 'true'),
    ...(types.length < carTypes.length ? [isOneOf('car_type', types)] : []),
    ...(makes.length > 0 ? [not(isOneOf('make', makes))] : []),
    ...(km === null ? [] : [anyOf(not(is('car_type', 'demo')), compared('km', '>', km))]),
  ]
}

const available = isOneOf('status', ['in_stock', 'coming_soon'])

/** Which cars a dealer’s lists show at this moment: the rules of domain/car/on-show.ts for a search engine, to the second. */
export function stockFilter(policy: OnShowPolicy, now: Date): Filters {
  const days = policy.include_sold_cars_days
  const soldSince = Math.floor(now.getTime() / 1000) - days * dayInSeconds
  const sold = [is('status', 'sold'), compared('sold_date_timestamp', '>=', soldSince)]
  return [days > 0 ? anyOf(available, { kind: 'and', of: sold }) : available, ...standingFilter(policy)]
}

/** Of the cars on show those that somebody can still buy, as domain/car/availability.ts says it: what counts "in stock". */
export const forSaleFilter: Filters = [available, not(is('reserved', 'true'))]

const weeks: Readonly<Record<string, number>> = { weekly_price: 1, monthly_price: weeksInMonth }

/** Payments by the week or by the month, as a car is told with them: an address or a kept search may name the one its dealer has left. */
export function toldEitherWay(filter: Filter): Filter {
  const own = filter.kind === 'compare' && weeks[filter.attribute]
  if (!own) return filter
  const told = paymentAttributes.map((name) =>
    compared(name, filter.operator, Math.round((Number(filter.value) / own) * (weeks[name] ?? 1))),
  )
  return anyOf(...told)
}

function rangeEntries(attribute: RangeAttribute, { min, max }: Range): Filters {
  return [
    ...(min === null ? [] : [compared(attribute, '>=', min)]),
    ...(max === null ? [] : [compared(attribute, '<=', max)]),
  ].map(toldEitherWay)
}

/** What a shopper chose for one attribute. */
export function choiceFilter(state: SearchState, attribute: ListAttribute | RangeAttribute): Filters {
  if (isRangeAttribute(attribute)) {
    const range = state.ranges[attribute]
    return range ? rangeEntries(attribute, range) : []
  }
  const { wanted, denied } = parted(attribute, state.lists[attribute] ?? [])
  return [
    ...(wanted.length > 0 ? [anyOf(...wanted.map((value) => is(attribute, value)))] : []),
    ...(denied.length > 0 ? [not(isOneOf(attribute, denied))] : []),
  ]
}

/** The attributes a shopper narrowed by, in a fixed order. */
export function chosenAttributes(state: SearchState): readonly (ListAttribute | RangeAttribute)[] {
  const lists = Object.keys(state.lists) as ListAttribute[]
  return [...lists.sort(), ...rangeAttributes.filter((attribute) => state.ranges[attribute])]
}

/** Some dealers leave cars without a price out when the cheapest come first. */
export function priceFilter(state: SearchState, isPositiveOnly: boolean): Filters {
  return isPositiveOnly && state.sort === 'price:asc' ? [compared('price', '>', 0)] : []
}
