import { formatCount } from '#domain/text/count.ts'
import { distanceUnit } from '#domain/text/distance.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'
import { localise } from '#domain/text/spelling.ts'
import type { Choice } from '#search/broader-searches.ts'
import type { ListAttribute, RangeAttribute } from '#search/facets.ts'
import type { Answered } from '#search/instantsearch.ts'
import { countOf, type Noun } from '#search/nouns.ts'
import type { Range, SearchState, Sort } from '#search/state.ts'

const names: Readonly<Partial<Record<ListAttribute | RangeAttribute, string>>> = {
  car_type: 'Condition',
  make: 'Make',
  model: 'Model',
  body: 'Body',
  fuel: 'Fuel',
  transmission: 'Transmission',
  drive: 'Drive',
  badge: 'Variant',
  colour: 'Colour',
  seats: 'Seats',
  item_type: 'Vehicle',
  location_name: 'Location',
  filtered_features: 'Features',
  categories: 'Good for',
  tag: 'Offers',
  price: 'Price',
  year: 'Year',
}

/** What a filter is called on this site. */
export function filterName(attribute: ListAttribute | RangeAttribute, locale: LocalePolicy): string {
  if (attribute === 'km') return distanceUnit(locale).short === 'mi' ? 'Mileage' : 'Kilometres'
  return localise(names[attribute] ?? attribute.replaceAll('_', ' '), locale)
}

const spoken: Readonly<Record<string, string>> = {
  new: 'New',
  used: 'Used',
  demo: 'Demo',
  cars: 'Cars',
  bikes: 'Bikes',
  motorcycles: 'Motorcycles',
  trucks: 'Trucks',
  rvs: 'RVs',
}

/** How a value of a filter reads. */
export function valueName(attribute: ListAttribute, value: string): string {
  if (attribute === 'car_type' || attribute === 'item_type')
    return (Object.hasOwn(spoken, value) && spoken[value]) || value
  return attribute === 'seats' ? `${value} seats` : value
}

/** One end of a range: "$20,000", "50,000 km", "2019". */
export function boundName(attribute: RangeAttribute, bound: number, locale: LocalePolicy): string {
  if (attribute === 'price') return formatMoney(bound, locale)
  if (attribute === 'year') return String(bound)
  return `${formatCount(bound, locale)} ${distanceUnit(locale).short}`
}

/** A whole range: "$10,000 to $20,000", "under 50,000 km", "2019 or newer". */
export function rangeName(attribute: RangeAttribute, { min, max }: Range, locale: LocalePolicy): string {
  const [low, high] = [min, max].map((bound) => (bound === null ? null : boundName(attribute, bound, locale)))
  if (low && high) return low === high ? low : `${low} to ${high}`
  if (attribute === 'year') return low ? `${low} or newer` : `${high} or older`
  return low ? `From ${low}` : `Up to ${high}`
}

/** The orders a shopper can choose, in this site's words. */
export function sortNames(locale: LocalePolicy): readonly (readonly [sort: Sort | null, name: string])[] {
  const road = distanceUnit(locale).short === 'mi' ? 'Mileage' : 'Kilometres'
  return [
    [null, 'Recommended'],
    ['price:asc', 'Price: lowest first'],
    ['price:desc', 'Price: highest first'],
    ['km:asc', `${road}: lowest first`],
    ['year:desc', 'Year: newest first'],
    ['created_at_timestamp:desc', 'Latest arrivals'],
  ]
}

/** What was chosen, in words: "SUV, Ute", "Up to $20,000", "“hilux”". */
export function choiceName(state: SearchState, choice: Choice, locale: LocalePolicy): string {
  if (choice === 'query') return `“${state.query}”`
  if (choice === 'price' || choice === 'km' || choice === 'year') {
    const range = state.ranges[choice]
    return range ? rangeName(choice, range, locale) : filterName(choice, locale)
  }
  return (state.lists[choice] ?? []).map((value) => valueName(choice, value)).join(', ')
}

/** "Showing 1–24 of 310 cars". */
export function showing(answered: Answered | null, noun: Noun, locale: LocalePolicy): string {
  const { total = 0, hits = [], page = 0, pageSize = 0 } = answered ?? {}
  if (total === 0 || hits.length === 0) return countOf(total, noun, locale)
  const first = page * pageSize + 1
  const [from, to] = [first, first + hits.length - 1].map((number) => formatCount(number, locale))
  return `Showing ${from}–${to} of ${countOf(total, noun, locale)}`
}
