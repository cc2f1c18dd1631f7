import { formatDistance, formatRoad } from '../text/distance.ts'
import type { LocalePolicy } from '../text/locale.ts'
import { formatMoney } from '../text/money.ts'
import { type Badge, type BadgedCar, type BadgePolicy, badgeEnd, badgeFor, isCertified } from './badge.ts'
import type { Car, CarType } from './car.ts'
import { driveFact } from './drive.ts'
import { repaymentText } from './finance.ts'
import { marketSaving } from './market-price.ts'
import { type Picture, type PicturePolicy, pictureFor } from './picture.ts'
import { displayPrice, type PriceDisplay, type PricingPolicy } from './price.ts'
import { carPlace, carSubtitle, carTitle } from './title.ts'

/**
 * The fields a card needs, including those of its badge; both a car and a search hit (search/document.ts) have them.
 */
export type CardData = BadgedCar &
  Pick<
    Car,
    | 'id'
    | 'slug'
    | 'name'
    | 'price'
    | 'before_price'
    | 'subscription_price'
    | 'price_type'
    | 'preorder'
    | 'make'
    | 'model'
    | 'year'
    | 'badge'
    | 'km'
    | 'simple_body'
    | 'simple_transmission'
    | 'simple_drive'
    | 'seats'
    | 'colour'
    | 'fuel'
    | 'range_km'
    | 'battery_kwh'
    | 'city'
    | 'state'
    | 'primary_image_url'
    | 'autograb_data'
    | 'dealership_name'
    | 'weekly'
  > &
  Partial<Pick<Car, 'for_hire'>> & {
    readonly location_name: string | null
    readonly photos_count: number
    /** Distance from the shopper in metres; null when not requested. */
    readonly metres_away?: number | null
  }

/** The settings a card's texts depend on. */
export interface CardPolicy {
  readonly locale: LocalePolicy
  readonly pricing: PricingPolicy
  readonly badge: BadgePolicy
  readonly pictures: PicturePolicy
  /** Basis of the rate beside a repayment, as in rates.ts; null when cards show no repayments. */
  readonly rate_basis: string | null
  /** The card has a row to itself, with room for more facts. */
  readonly has_room: boolean
  /** Name of each type, for cards that show it because they are among cars of other types. */
  readonly types?: Readonly<Record<CarType, string>> | undefined
}

/** A repayment on a card: "$129 a week" and "comparison rate 8.21% p.a.". */
export interface WeeklyWords {
  readonly repayment: string
  readonly rates: string
  /** Basis of the rate, which must be visible; empty where no law requires it. */
  readonly basis: string
}

/** One car as a card shows it: texts ready to read, in the dealer's locale. */
export interface CarSummary {
  readonly id: string
  readonly slug: string
  /** `/cars/{slug}` */
  readonly href: string
  /** "2021 Toyota Hilux" */
  readonly title: string
  /** "SR5 (4x4)" or empty. */
  readonly subtitle: string
  readonly make: string
  readonly model: string
  readonly car_type: Car['car_type']
  readonly price: PriceDisplay
  readonly weekly: WeeklyWords | null
  readonly badge: Badge | null
  /** ISO time at which its badge expires and the browser removes it; null when it does not. */
  readonly badgeEnd: string | null
  /** Amount below the market price: "$1,240"; null when it is not below. */
  readonly saving: string | null
  readonly isCertified: boolean
  /** "85,000 km", "Automatic", "Diesel": the known ones only. */
  readonly facts: readonly string[]
  /** "Ute", "5 seats", "Rear-wheel drive", "White": the known ones, if the card has room. */
  readonly more: readonly string[]
  /** "Lidcombe, NSW", the location's name, or empty. */
  readonly place: string
  readonly picture: Picture | null
  readonly photosCount: number
}

/**
 * "2,585 km", or "Demo, 2,585 km", which breaks only after the comma. A new car at 0 or without a reading shows no
 * distance.
 */
function distanceOf({ km, car_type }: CardData, { locale, types }: CardPolicy): string | null {
  const distance = km === null || (km === 0 && car_type === 'new') ? null : formatDistance(km, locale)
  if (types) return [types[car_type], distance?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ')
  return distance ?? (car_type === 'new' ? 'New' : null)
}

/** The first facts of an electric car: range and battery capacity. */
function chargeFacts({ range_km: range, battery_kwh: battery }: CardData, locale: LocalePolicy): readonly string[] {
  return [
    ...(range === null ? [] : [`${formatDistance(range, locale)} range`]),
    ...(battery === null ? [] : [`${battery} kWh`]),
  ]
}

/**
 * Odometer, gearbox and fuel. Range and battery replace the gearbox; the fuel is omitted if the badge or page says it.
 */
function shortFacts(car: CardData, badge: Badge | null, policy: CardPolicy): readonly string[] {
  const { locale, badge: said } = policy
  const fuel = car.fuel ?? car.simple_fuel
  const isSaid = said.implied_fuel !== undefined || (badge?.kind === 'fuel' && badge.text === 'Electric')
  const charge = chargeFacts(car, locale)
  const drive = charge.length > 0 ? charge : [car.simple_transmission]
  return [distanceOf(car, policy), ...drive, isSaid ? null : fuel].flatMap((fact) => fact || [])
}

function moreFacts({ simple_body, seats, simple_drive, colour }: CardData): readonly string[] {
  return [simple_body, seats ? `${seats} seats` : null, driveFact(simple_drive), colour].flatMap((fact) => fact || [])
}

/** "Lidcombe, NSW", with the distance if known: "12 km away, Lidcombe, NSW". */
function placeOf(car: CardData, locale: LocalePolicy): string {
  const { metres_away: metres = null } = car
  const away = metres === null ? [] : [`${formatRoad(metres / 1000, locale)} away`]
  return [...away, ...[carPlace(car)].filter(Boolean)].join(', ')
}

function weeklyWords({ weekly }: CardData, policy: CardPolicy): WeeklyWords | null {
  const { rate_basis: basis, locale } = policy
  if (!weekly || basis === null) return null
  return { repayment: repaymentText(weekly, locale), rates: weekly.rate, basis }
}

/** The car's card on this site at `now`. */
export function summarise(car: CardData, policy: CardPolicy, now: Date): CarSummary {
  const title = carTitle(car)
  const subtitle = carSubtitle(car)
  const saving = marketSaving(car)
  const badge = badgeFor(car, policy.badge, now)
  const alt = subtitle ? `${title} ${subtitle}` : title
  const { id, slug, make, model, car_type, primary_image_url: url, photos_count: photosCount } = car
  return {
    ...{ id, slug, title, subtitle, make, model, car_type, photosCount },
    href: `/cars/${slug}`,
    price: displayPrice(car, policy.pricing, policy.locale),
    weekly: weeklyWords(car, policy),
    badge,
    badgeEnd: badge && badgeEnd(car, badge),
    saving: saving === null ? null : formatMoney(saving, policy.locale),
    isCertified: isCertified(car),
    facts: shortFacts(car, badge, policy),
    more: policy.has_room ? moreFacts(car) : [],
    place: placeOf(car, policy.locale),
    picture: url ? pictureFor(url, alt, policy.pictures) : null,
  }
}
