import type { BadgeSettings } from '#domain/car/badge.ts'
import type { CarType } from '#domain/car/car.ts'
import type { FinanceSettings } from '#domain/car/finance.ts'
import type { PicturePolicy } from '#domain/car/picture.ts'
import type { PricingPolicy } from '#domain/car/price.ts'

/** What cards and pages of cars say and offer. */
export interface Cars extends BadgeSettings, FinanceSettings {
  readonly price: PricingPolicy
  readonly images: PicturePolicy
  /** What has a page of its own is on where `routes` has its address. */
  readonly features: Readonly<Record<'test_drive' | 'enquiry', boolean>>
  readonly buttons: Readonly<Record<string, boolean>>
  readonly vehicle: {
    readonly sidebar: 'standard' | 'trade_in'
    /** What the page tells of the nights that saw the car. */
    readonly days_listed: boolean
    readonly price_history: boolean
    readonly market_scale: boolean
    /** What comes with every car of a condition, a line each; `makes`: with new and demo cars of a make. */
    readonly included: Readonly<Record<CarType, readonly string[]>> & {
      readonly makes: Readonly<Record<string, string>>
    }
  }
  readonly phone_reveal: boolean
  /** Trade-ins are valued at once: the service is set up, and the dealer takes trade-ins. */
  readonly autograb: boolean
  readonly trade_in: { readonly nevdis: boolean }
  /** What a certified car brings beside that, a line each. */
  readonly certified: { readonly benefits: readonly string[]; readonly image: string | null }
  /** Days, distance (in the site's unit) and words about fuel within which a car may come back; null without such a promise. */
  readonly returns_policy: { readonly days: number; readonly km: number; readonly fuel: string } | null
}

/** Saved cars and their comparison. */
export interface Garage {
  readonly garage_enabled: boolean
  readonly label: string
  readonly compare: { readonly enabled: boolean; readonly max_cars: number }
  readonly favourites: { readonly bar: 'auto' | 'sticky' | 'autohide' }
}
