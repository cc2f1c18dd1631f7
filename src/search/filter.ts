import { carTypes } from '#domain/car/car.ts'
import type { OnShowPolicy } from '#domain/car/on-show.ts'
import { weeksInMonth } from '#domain/car/repayment.ts'
import { shownTypes } from '#domain/car/shown-types.ts'
import type { Comparison, Filter } from '#domain/filter/filter.ts'
import { splitExcluded } from './excluded-values.ts'
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

/** Compares an attribute with a number. */
function compared(attribute: string, operator: Comparison, value: number): Filter {
  return { kind: 'compare', attribute, operator, value: String(value) }
}

/** A value without double quotes, as in filters and index records (car-record.ts). */
export const withoutQuotes = (value: string): string => value.replaceAll('"', '')

/** Matches any of the values; double quotes in them are dropped for every engine. */
export function isOneOf(attribute: string, values: readonly string[]): Filter {
  return { kind: 'in', attribute, values: values.map(withoutQuotes) }
}

/** Matches this value. */
export const is = (attribute: string, value: string): Filter => isOneOf(attribute, [value])

const not = (of: Filter): Filter => ({ kind: 'not', of })

/** At least one filter must match. */
function anyOf(...of: Filters): Filter {
  return { kind: 'or', of }
}

/** The time-independent part of the stock rules, which a search token may embed. */
export function timeIndependentFilter(policy: OnShowPolicy): Filters {
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

/** The cars a dealer shows at this moment, to the second: domain/car/on-show.ts as search filters. */
export function stockFilter(policy: OnShowPolicy, now: Date): Filters {
  const days = policy.include_sold_cars_days
  const soldSince = Math.floor(now.getTime() / 1000) - days * dayInSeconds
  const sold = [is('status', 'sold'), compared('sold_date_timestamp', '>=', soldSince)]
  return [days > 0 ? anyOf(available, { kind: 'and', of: sold }) : available, ...timeIndependentFilter(policy)]
}

/** Cars on show that can still be bought (`isForSale` in domain/car/availability.ts), counted as "in stock". */
export const forSaleFilter: Filters = [available, not(is('reserved', 'true'))]

const weeks: Readonly<Record<string, number>> = { weekly_price: 1, monthly_price: weeksInMonth }

/**
 * A payment filter that matches weekly or monthly payments: a URL or saved search may use the period that the dealer
 * has since changed.
 */
export function paymentPeriodFilter(filter: Filter): Filter {
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
  ].map(paymentPeriodFilter)
}

/** Filters of a shopper's choices for one attribute. */
export function choiceFilter(state: SearchState, attribute: ListAttribute | RangeAttribute): Filters {
  if (isRangeAttribute(attribute)) {
    const range = state.ranges[attribute]
    return range ? rangeEntries(attribute, range) : []
  }
  const { wanted, excluded } = splitExcluded(attribute, state.lists[attribute] ?? [])
  return [
    ...(wanted.length > 0 ? [anyOf(...wanted.map((value) => is(attribute, value)))] : []),
    ...(excluded.length > 0 ? [not(isOneOf(attribute, excluded))] : []),
  ]
}

/** Attributes with a choice, in a fixed order. */
export function chosenAttributes(state: SearchState): readonly (ListAttribute | RangeAttribute)[] {
  const lists = Object.keys(state.lists) as ListAttribute[]
  return [...lists.sort(), ...rangeAttributes.filter((attribute) => state.ranges[attribute])]
}

/** Excludes cars without a price from the cheapest-first order, for dealers with that setting. */
export function priceFilter(state: SearchState, isPositiveOnly: boolean): Filters {
  return isPositiveOnly && state.sort === 'price:asc' ? [compared('price', '>', 0)] : []
}
