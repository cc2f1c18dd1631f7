import { isAvailable } from '#domain/car/availability.ts'
import { type Car, type CarStatus, carTypes, type WeeklyPrice } from '#domain/car/car.ts'
import { isOnOffer } from '#domain/car/on-offer.ts'
import { photoUrls } from '#domain/car/photo-urls.ts'
import { outrightPrice } from '#domain/car/price.ts'
import { weeksInMonth } from '#domain/car/repayment.ts'
import type { CardData } from '#domain/car/summary.ts'
import { writePoint } from '#domain/location/point.ts'
import type { FacetAttribute, RuleAttribute } from './facets.ts'
import { priceRange, weeklyPriceRange } from './price-ranges.ts'
import { type FieldValue, pointAttribute, type SearchRecord } from './record.ts'

/** A timestamp in whole seconds; null when missing or invalid. */
function timestampOf(moment: string | null): number | null {
  const milliseconds = moment === null ? Number.NaN : Date.parse(moment)
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000)
}

/** Listing time in seconds, rounded down to the hour: precise enough for "new" and far smaller in the index. */
function hourOf(moment: string | null): number | null {
  const seconds = timestampOf(moment)
  return seconds === null ? null : Math.floor(seconds / 3600) * 3600
}

/** The weekly payment; null for a car advertised with a monthly one. */
const byTheWeek = ({ weekly }: Car) => (weekly?.monthly === null ? weekly.amount : null)

/** Facet values. The short names (body, fuel, ...) hold the simple value where the source has one. */
function facetsOf(car: Car) {
  return {
    status: car.status,
    badge: car.badge,
    car_type: car.car_type,
    categories: car.categories,
    certified: car.certified || null,
    city: car.city,
    colour: car.colour,
    dealership_name: car.dealership_name,
    doors: car.doors,
    filtered_features: car.features,
    item_type: car.item_type,
    // A new car without a stated odometer counts as 0 km, not as unknown.
    km: car.km ?? (car.car_type === 'new' ? 0 : null),
    location_name: car.location?.name ?? null,
    make: car.make,
    make_model: `${car.make} ${car.model}`,
    model: car.model,
    price: outrightPrice(car),
    price_range: car.for_hire ? null : priceRange(outrightPrice(car)),
    subscription_price: car.subscription_price,
    seats: car.seats,
    body: car.simple_body ?? car.body,
    drive: car.simple_drive ?? car.drive,
    fuel: car.simple_fuel ?? car.fuel,
    transmission: car.simple_transmission ?? car.transmission,
    state: car.state,
    tag: car.tag,
    weekly_price_range: weeklyPriceRange(byTheWeek(car)),
    weekly_price: byTheWeek(car),
    monthly_price: car.weekly?.monthly ?? null,
    year: car.year,
  } satisfies Readonly<Record<FacetAttribute, FieldValue>>
}

/** Attributes that the stock rules and list orders need. */
function rulesOf(car: Car) {
  return {
    show_on_dealer_website: car.show_on_dealer_website,
    sold_date_timestamp: timestampOf(car.sold_date),
    created_at_timestamp: hourOf(car.created_at),
    custom_rank: car.custom_rank,
    location_id: car.location?.id ?? null,
    // Only available cars count as reserved, so that both counts can be subtracted.
    reserved: (car.reserved && isAvailable(car)) || null,
    on_offer: isOnOffer(car) || null,
  } satisfies Readonly<Record<RuleAttribute, FieldValue>>
}

/** The short-named facets under the names of hits; `simple_fuel` has no fallback to `fuel`. */
function simpleNames(car: Car) {
  return {
    simple_body: car.simple_body ?? car.body,
    simple_drive: car.simple_drive ?? car.drive,
    simple_fuel: car.simple_fuel,
    simple_transmission: car.simple_transmission ?? car.transmission,
  } satisfies SearchRecord
}

/** Attributes that only cards show. */
function displayOf(car: Car) {
  return {
    id: car.id,
    slug: car.slug,
    name: car.name,
    before_price: car.before_price,
    price_type: car.price_type,
    preorder: car.preorder || null,
    series: car.series,
    stocknum: car.stocknum,
    label: car.tag,
    ...simpleNames(car),
    range_km: car.range_km,
    battery_kwh: car.battery_kwh,
    primary_image_url: car.primary_image_url,
    photos_count: photoUrls(car).length || null,
    weekly_rates: car.weekly?.rate ?? null,
    state_average_market_price: car.autograb_data?.state_average_market_price ?? null,
    average_market_price: car.autograb_data?.average_market_price ?? null,
  } satisfies SearchRecord
}

type DocumentAttribute =
  | keyof ReturnType<typeof facetsOf>
  | keyof ReturnType<typeof rulesOf>
  | keyof ReturnType<typeof displayOf>

/** The search document of a car. */
export function documentOf(car: Car): SearchRecord {
  return { ...facetsOf(car), ...rulesOf(car), ...displayOf(car), [pointAttribute]: car.point && writePoint(car.point) }
}

/** A lone surrogate would make encodeURIComponent throw. */
const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.toWellFormed() : null
const number = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)

function oneOf<Word extends string>(value: unknown, words: readonly Word[], otherwise: Word): Word {
  return words.find((word) => word === value) ?? otherwise
}

const statuses: readonly CarStatus[] = ['in_stock', 'coming_soon', 'sold', 'reserved']

function momentOf(value: unknown): string | null {
  const seconds = number(value)
  return seconds === null || Math.abs(seconds) > 1e11 ? null : new Date(seconds * 1000).toISOString()
}

/**
 * Attributes a card renders, which lists retrieve from an engine; the type check fails for one that documents lack.
 */
export const cardAttributes = [
  'id',
  'slug',
  'name',
  'status',
  'price',
  'before_price',
  'price_type',
  'subscription_price',
  'preorder',
  'make',
  'model',
  'year',
  'badge',
  'km',
  'certified',
  'car_type',
  'reserved',
  'tag',
  'label',
  'created_at_timestamp',
  'fuel',
  'simple_fuel',
  'body',
  'simple_body',
  'transmission',
  'simple_transmission',
  'drive',
  'simple_drive',
  'seats',
  'colour',
  'range_km',
  'battery_kwh',
  'city',
  'state',
  'primary_image_url',
  'state_average_market_price',
  'average_market_price',
  'dealership_name',
  'location_name',
  'photos_count',
  'weekly_price',
  'monthly_price',
  'weekly_rates',
] as const satisfies readonly DocumentAttribute[]

/** The part of a hit that cards read; attributes that were not retrieved are absent. */
type CardHit = Readonly<Partial<Record<(typeof cardAttributes)[number] | '_geoDistance', unknown>>>

/** The id of a hit; empty when it is neither a string nor a number, since converting anything else may throw. */
export function hitId({ id }: Pick<CardHit, 'id'>): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

/** Null without a comparison rate: a weekly price must not be shown without one. */
function weeklyOf({ weekly_price, monthly_price, weekly_rates }: CardHit): WeeklyPrice | null {
  const [monthly, rate] = [number(monthly_price), text(weekly_rates)]
  const amount = number(weekly_price) ?? (monthly && Math.round(monthly / weeksInMonth))
  return amount === null || rate === null ? null : { amount, monthly, rate }
}

/**
 * Card data of a hit from any engine; invalid values count as not stated. Simple names fall back to facet names (body,
 * transmission, drive), and the tag to the label.
 */
export function cardFactsOf(hit: CardHit): CardData {
  return {
    id: hitId(hit),
    slug: text(hit.slug) ?? '',
    name: text(hit.name) ?? '',
    status: oneOf(hit.status, statuses, 'in_stock'),
    price: number(hit.price),
    before_price: number(hit.before_price),
    price_type: text(hit.price_type),
    subscription_price: number(hit.subscription_price),
    preorder: hit.preorder === true,
    make: text(hit.make) ?? '',
    model: text(hit.model) ?? '',
    year: number(hit.year),
    badge: text(hit.badge),
    km: number(hit.km),
    certified: hit.certified === true,
    car_type: oneOf(hit.car_type, carTypes, 'used'),
    reserved: hit.reserved === true,
    tag: text(hit.tag) ?? text(hit.label),
    created_at: momentOf(hit.created_at_timestamp),
    simple_fuel: text(hit.simple_fuel),
    simple_body: text(hit.simple_body) ?? text(hit.body),
    simple_transmission: text(hit.simple_transmission) ?? text(hit.transmission),
    simple_drive: text(hit.simple_drive) ?? text(hit.drive),
    seats: number(hit.seats),
    colour: text(hit.colour),
    fuel: text(hit.fuel),
    range_km: number(hit.range_km),
    battery_kwh: number(hit.battery_kwh),
    city: text(hit.city),
    state: text(hit.state),
    primary_image_url: text(hit.primary_image_url),
    autograb_data: {
      state_average_market_price: number(hit.state_average_market_price),
      average_market_price: number(hit.average_market_price),
    },
    dealership_name: text(hit.dealership_name),
    location_name: text(hit.location_name),
    photos_count: number(hit.photos_count) ?? 0,
    weekly: weeklyOf(hit),
    metres_away: number(hit._geoDistance),
  }
}
