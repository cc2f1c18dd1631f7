import type { BadgeSettings } from '#domain/car/badge.ts'
import type { CarType } from '#domain/car/car.ts'
import type { FinanceSettings } from '#domain/car/finance.ts'
import type { PicturePolicy } from '#domain/car/picture.ts'
import type { PricingPolicy } from '#domain/car/price.ts'

/** Settings of cards and car pages. */
export interface Cars extends BadgeSettings, FinanceSettings {
  readonly price: PricingPolicy
  readonly images: PicturePolicy
  /** Features without a page of their own; the others are on when `routes` has their path. */
  readonly features: Readonly<Record<'test_drive' | 'enquiry', boolean>>
  readonly buttons: Readonly<Record<string, boolean>>
  readonly vehicle: {
    readonly sidebar: 'standard' | 'trade_in'
    /** Whether the page shows how many days the car has been listed. */
    readonly days_listed: boolean
    readonly price_history: boolean
    readonly market_scale: boolean
    /** What is included with every car of a type, one line each; `makes`: with new and demo cars of a make. */
    readonly included: Readonly<Record<CarType, readonly string[]>> & {
      readonly makes: Readonly<Record<string, string>>
    }
  }
  readonly phone_reveal: boolean
  /** Whether trade-ins are valued at once: the service is set up, and the dealer takes trade-ins. */
  readonly autograb: boolean
  readonly trade_in: { readonly nevdis: boolean }
  /** Further benefits of a certified car, one line each, and the picture of its badge. */
  readonly certified: { readonly benefits: readonly string[]; readonly image: string | null }
  /** Days, distance (in the site's unit) and fuel within which a car may be returned; null without such a promise. */
  readonly returns_policy: { readonly days: number; readonly km: number; readonly fuel: string } | null
}

/** Saved cars and their comparison. */
export interface Garage {
  readonly garage_enabled: boolean
  readonly label: string
  readonly compare: { readonly enabled: boolean; readonly max_cars: number }
  readonly favourites: { readonly bar: 'auto' | 'sticky' | 'autohide' }
}
