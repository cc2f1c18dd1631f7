import type { LocalePolicy } from '../text/locale.ts'
import type { Badge, BadgePolicy } from './badge.ts'
import type { Car } from './car.ts'
import type { Picture, PicturePolicy } from './picture.ts'
import type { PriceDisplay, PricingPolicy } from './price.ts'

/** The facts a card needs: a whole car has them, and so has a search hit (search/document.ts makes them from it). */
export type CardFacts = Pick<
  Car,
  | 'id'
  | 'slug'
  | 'name'
  | 'status'
  | 'price'
  | 'before_price'
  | 'subscription_price'
  | 'preorder'
  | 'make'
  | 'model'
  | 'year'
  | 'badge'
  | 'km'
  | 'certified'
  | 'car_type'
  | 'reserved'
  | 'tag'
  | 'created_at'
  | 'simple_fuel'
  | 'simple_body'
  | 'simple_transmission'
  | 'fuel'
  | 'city'
  | 'state'
  | 'primary_image_url'
  | 'autograb_data'
  | 'dealership_name'
> & { readonly location_name: string | null; readonly photos_count: number }

/** What a card's texts depend on besides the car. */
export interface CardPolicy {
  readonly locale: LocalePolicy
  readonly pricing: PricingPolicy
  readonly badge: BadgePolicy
  readonly pictures: PicturePolicy
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
  readonly badge: Badge | null
  /** When the car was listed, as the source writes it: a "new" badge is checked again with it in the browser. */
  readonly createdAt: string | null
  readonly isBelowMarket: boolean
  readonly isCertified: boolean
  /** "85,000 km", "Automatic", "Diesel": only what is known. */
  readonly facts: readonly string[]
  /** "Lidcombe, NSW", the location's name, or empty. */
  readonly place: string
  readonly picture: Picture | null
  readonly photosCount: number
}
