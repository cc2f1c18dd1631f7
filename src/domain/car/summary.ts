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
 * The facts a card needs, all that its badge is chosen by among them: a whole car has them, and so has a search hit
 * (search/document.ts makes them from it).
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
    /** From where the shopper is; null where nobody asked. */
    readonly metres_away?: number | null
  }

/** What a card's texts depend on besides the car. */
export interface CardPolicy {
  readonly locale: LocalePolicy
  readonly pricing: PricingPolicy
  readonly badge: BadgePolicy
  readonly pictures: PicturePolicy
  /** What the rate beside a repayment is based on, as in rates.ts; null where no repayments stand on cards. */
  readonly rate_basis: string | null
  /** A card has a line of the window to itself, and room for more facts. */
  readonly has_room: boolean
  /** What each type is called, for a card that stands among cars of other types and says of which it is. */
  readonly types?: Readonly<Record<CarType, string>> | undefined
}

/** A repayment on a card: "$129 a week" and "comparison rate 8.21% p.a.". */
export interface WeeklyWords {
  readonly repayment: string
  readonly rates: string
  /** What such a rate is based on, which stands in sight of it; empty where no law wants that said. */
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
  /** The ISO moment at which its badge goes with the day: the browser takes it down then. */
  readonly badgeEnd: string | null
  /** How far it is below the market: "$1,240"; null when it is not. */
  readonly saving: string | null
  readonly isCertified: boolean
  /** "85,000 km", "Automatic", "Diesel": only what is known. */
  readonly facts: readonly string[]
  /** "Ute", "5 seats", "Rear-wheel drive", "White": where cards have room for it, as far as it is known. */
  readonly more: readonly string[]
  /** "Lidcombe, NSW", the location's name, or empty. */
  readonly place: string
  readonly picture: Picture | null
  readonly photosCount: number
}

/** "2,585 km", or "Demo, 2,585 km", parted only behind the comma; nobody has driven a new car whose odometer is 0 or not stated. */
function distanceOf({ km, car_type }: CardData, { locale, types }: CardPolicy): string | null {
  const distance = km === null || (km === 0 && car_type === 'new') ? null : formatDistance(km, locale)
  if (types) return [types[car_type], distance?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ')
  return distance ?? (car_type === 'new' ? 'New' : null)
}

/** What an electric car is asked first: how far it drives and what its battery holds. */
function chargeFacts({ range_km: range, battery_kwh: battery }: CardData, locale: LocalePolicy): readonly string[] {
  return [
    ...(range === null ? [] : [`${formatDistance(range, locale)} range`]),
    ...(battery === null ? [] : [`${battery} kWh`]),
  ]
}

/** The odometer, then gearbox and fuel; range and battery stand for the gearbox, and Electric is said once, by the badge or its page. */
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

/** "Lidcombe, NSW", and how far that is where it is known: "12 km away, Lidcombe, NSW". */
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

/** A car as its card shows it on this site at this moment. */
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
