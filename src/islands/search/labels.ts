import { formatCount } from '#domain/text/count.ts'
import { distanceUnit } from '#domain/text/distance.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'
import { localise } from '#domain/text/spelling.ts'
import { variantWord } from '#domain/text/variant-word.ts'
import type { Chip } from '#search/chips.ts'
import type { Choice } from '#search/choice.ts'
import { formatExcludedValue, isExcludedValue, plainValue } from '#search/excluded-values.ts'
import {
  type FacetAttribute,
  facets,
  isRangeAttribute,
  type ListAttribute,
  nearestFirst,
  type PaymentAttribute,
  type RangeAttribute,
} from '#search/facets.ts'
import type { ListResults } from '#search/instantsearch/results.ts'
import { countOf, type Noun } from '#search/nouns.ts'
import type { Range, SearchState, Sort } from '#search/state.ts'

/** Shown in place of a filter's controls while they load, and if that fails. */
export const loadingMessage = 'One moment…'
export const loadFailedMessage = 'This filter cannot be had right now.'

/** The name of a filter on this site. */
export function filterName(attribute: FacetAttribute, locale: LocalePolicy): string {
  const isInMiles = attribute === 'km' && distanceUnit(locale).short === 'mi'
  if (attribute === 'badge') return variantWord(locale)
  return isInMiles ? 'Mileage' : localise(facets[attribute].label, locale)
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

/** The display name of a filter's value, also of an excluded one. */
export function valueName(attribute: ListAttribute, value: string): string {
  if (isExcludedValue(attribute, value)) return formatExcludedValue(valueName(attribute, plainValue(attribute, value)))
  if (attribute === 'car_type' || attribute === 'item_type')
    return (Object.hasOwn(spoken, value) && spoken[value]) || value
  if (attribute === 'certified') return 'Certified'
  if (attribute !== 'seats' && attribute !== 'doors') return value
  return `${value} ${value === '1' ? attribute.slice(0, -1) : attribute}`
}

const bounds: Readonly<Record<RangeAttribute, (bound: number, locale: LocalePolicy) => string>> = {
  price: formatMoney,
  km: (bound, locale) => `${formatCount(bound, locale)} ${distanceUnit(locale).short}`,
  year: String,
  weekly_price: formatMoney,
  monthly_price: formatMoney,
}

/** One end of a range: "$20,000", "50,000 km", "2019". */
export function boundName(attribute: RangeAttribute, bound: number, locale: LocalePolicy): string {
  return bounds[attribute](bound, locale)
}

/** The period of a payment. */
const spans: Readonly<Partial<Record<RangeAttribute, string>>> = { weekly_price: 'week', monthly_price: 'month' }

/** A whole range: "$10,000 to $20,000", "Up to 50,000 km", "2019 or newer". */
export function rangeName(attribute: RangeAttribute, { min, max }: Range, locale: LocalePolicy): string {
  const [low, high] = [min, max].map((bound) => (bound === null ? null : boundName(attribute, bound, locale)))
  const span = spans[attribute]
  if (span) return `${rangeName('price', { min, max }, locale)} a ${span}`
  if (low && high) return low === high ? low : `${low} to ${high}`
  if (attribute === 'year') return low ? `${low} or newer` : `${high} or older`
  return low ? `From ${low}` : `Up to ${high}`
}

/** Sort orders that only some lists have. */
export interface Orders {
  /** The payments that its cars have: weekly, monthly. */
  readonly payments: readonly PaymentAttribute[]
  readonly hasNear: boolean
}

/** The sort orders to choose from, with their names on this site; null is the dealer's own. */
export function sortNames(
  locale: LocalePolicy,
  { payments, hasNear }: Orders,
): readonly (readonly [sort: Sort | null, name: string])[] {
  const road = filterName('km', locale)
  return [
    [null, 'Recommended'],
    ['price:asc', 'Price: lowest first'],
    ['price:desc', 'Price: highest first'],
    ...(hasNear ? [[nearestFirst, 'Nearest first'] as const] : []),
    ...payments.map((name) => [`${name}:asc`, `${facets[name].label}: lowest first`] as const),
    ['km:asc', `${road}: lowest first`],
    ['year:desc', 'Year: newest first'],
    ['created_at_timestamp:desc', 'Latest arrivals'],
  ]
}

/** The query with exclusions in words: "ute not d-max" for ute -"d-max". */
const spokenQuery = (query: string) =>
  query.replace(/(?<!\S)-(?:"([^"]*)"?|(?=\p{L}))/gu, (_, phrase = '') => `not ${phrase}`)

/** A choice in words: "SUV, Ute", "Up to $20,000", "“hilux”". */
export function choiceName(state: SearchState, choice: Choice, locale: LocalePolicy): string {
  if (choice === 'query') return `“${spokenQuery(state.query)}”`
  if (isRangeAttribute(choice)) {
    const range = state.ranges[choice]
    return range ? rangeName(choice, range, locale) : filterName(choice, locale)
  }
  return (state.lists[choice] ?? []).map((value) => valueName(choice, value)).join(', ')
}

/** The text of a chip: "SUV", "Blue" for several values of that name, "Up to $20,000". */
export function chipName(state: SearchState, { choice, values: [value], name }: Chip, locale: LocalePolicy): string {
  const isValue = value !== undefined && choice !== 'query' && !isRangeAttribute(choice)
  return name ?? (isValue ? valueName(choice, value) : choiceName(state, choice, locale))
}

/** A choice in short: "$10k–$20k", "Up to 50k km". */
export function pillName(state: SearchState, choice: Choice, locale: LocalePolicy): string {
  const name = choiceName(state, choice, locale)
  return isRangeAttribute(choice) ? name.replace(/,000(?![,\d])/g, 'k').replace(/(?<!^Up) to /, '–') : name
}

/** "Showing 1–24 of 310 cars", and how many of these are for sale, since other pages count those alone. */
export function showing(answered: ListResults | null, noun: Noun, locale: LocalePolicy): string {
  const { total = 0, forSale = total, hits = [], page = 0, pageSize = 0 } = answered ?? {}
  if (total === 0 || hits.length === 0) return countOf(total, noun, locale)
  const first = page * pageSize + 1
  const [from, to, left, gone] = [first, first + hits.length - 1, forSale, total - forSale].map((number) =>
    formatCount(number, locale),
  )
  const split = total > forSale ? `: ${left}\u00a0for\u00a0sale, ${gone} sold or on\u00a0hold` : ''
  // If the total counts cars in stock only, the last pages go beyond it.
  const whole = first + hits.length - 1 > total ? '' : ` of ${countOf(total, noun, locale)}${split}`
  return `Showing ${from}–${to}${whole}`
}
