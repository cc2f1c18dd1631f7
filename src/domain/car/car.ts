import type { Point } from '../location/point.ts'

/** Every car type, in display order. */
export const carTypes = ['new', 'used', 'demo'] as const
/** A car's condition at sale. */
export type CarType = (typeof carTypes)[number]

/** in_stock and coming_soon count as available. */
export type CarStatus = 'in_stock' | 'coming_soon' | 'sold' | 'reserved'

/** Kinds of vehicle a dealer may sell; the facet attribute item_type. */
export type VehicleKind = 'cars' | 'bikes' | 'motorcycles' | 'trucks' | 'rvs'

/** One photo: `url` is a site path, an image-CDN key or an absolute URL; see picture.ts for how it is shown. */
export interface CarImage {
  readonly url: string
  readonly thumb: string | null
}

/** A car's yard. `distribution_locations` are the yards it can be sent to. */
export interface CarLocation {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly phone: string | null
  readonly distribution_locations: readonly { readonly id: string; readonly name: string }[]
}

/** A way to pay a deposit. `authorization_key` is publishable, never a secret. Deposit in whole dollars. */
export interface PaymentProcessor {
  readonly authorization_type: string
  readonly authorization_key: string
  readonly deposit_amount: number | null
}

/** One lender's offer for one car. Payments and deposits in dollars, rates in percent a year. */
export interface FinanceLender {
  readonly interestRate: number | null
  readonly comparisonRate: number | null
  readonly paymentWeek: number | null
  readonly paymentMonth: number | null
  readonly termMonths: number | null
  readonly termYears: number | null
  readonly deposit: number | null
  readonly balloon: number | null
  readonly disclaimer: string | null
}

/** A weekly repayment to the dealer's own lender in whole dollars, with the rate that must be shown beside it. */
export interface WeeklyPrice {
  readonly amount: number
  /** Monthly repayment in whole dollars; null unless the dealer quotes by the month and the lender states it. */
  readonly monthly: number | null
  /** The rate that must be shown beside it, in its country's wording: "comparison rate 8.21% p.a.", "6.49% APR". */
  readonly rate: string
}

/** Market averages in whole dollars, from the valuation service. */
export interface MarketPrices {
  readonly state_average_market_price: number | null
  readonly average_market_price: number | null
}

/**
 * One vehicle, with the specification's field names, and its running costs. A fact the source does not state is null,
 * never guessed. Prices are whole dollars; `km` is the odometer in the site's unit; times are ISO 8601 with offset or
 * date only.
 */
export interface Car {
  readonly id: string
  /** Safe and unique within the site: lower-case letters, digits and hyphens. */
  readonly slug: string
  readonly name: string
  readonly status: CarStatus
  readonly price: number | null
  readonly before_price: number | null
  readonly subscription_price: number | null
  readonly price_type: string | null
  readonly preorder: boolean
  readonly make: string
  readonly model: string
  readonly year: number | null
  readonly badge: string | null
  readonly series: string | null
  readonly km: number | null
  readonly certified: boolean
  readonly car_type: CarType
  readonly item_type: VehicleKind
  readonly stocknum: string | null
  readonly vin: string | null
  readonly reserved: boolean
  /** null when the source is silent; only an explicit false stops a reservation. */
  readonly reservable: boolean | null
  readonly tag: string | null
  readonly categories: readonly string[]
  readonly created_at: string | null
  readonly sold_date: string | null
  readonly show_on_dealer_website: boolean
  readonly custom_rank: number
  readonly simple_fuel: string | null
  readonly simple_body: string | null
  readonly simple_transmission: string | null
  readonly simple_drive: string | null
  readonly fuel: string | null
  readonly body: string | null
  readonly transmission: string | null
  readonly drive: string | null
  /** The maker's combined-cycle figure: litres per 100 km, or miles per gallon on sites that use miles. */
  readonly fuel_use: number | null
  /** Electric range on one charge, in the site's unit like `km`. */
  readonly range_km: number | null
  /** Battery capacity. */
  readonly battery_kwh: number | null
  /** The last day of its registration, YYYY-MM-DD. */
  readonly registered_until: string | null
  readonly colour: string | null
  readonly engine: string | null
  readonly seats: number | null
  readonly doors: number | null
  readonly description: string | null
  readonly features: readonly string[]
  readonly views: number | null
  /** Link to a history report. */
  readonly file: string | null
  readonly dealership_slug: string | null
  readonly dealership_id: string | null
  readonly dealership_name: string | null
  readonly location: CarLocation | null
  readonly city: string | null
  readonly state: string | null
  readonly primary_image_url: string | null
  readonly images: readonly CarImage[]
  readonly payment_processors: readonly PaymentProcessor[]
  /** Whether the checkout can take payment for this car; null when not stated. Only an explicit false prevents it. */
  readonly has_checkout_payment_processor: boolean | null
  readonly autograb_data: MarketPrices | null
  readonly finance_lenders: Readonly<Record<string, FinanceLender>>
  /** Computed when stock is read, from the dealer's finance rules; null when no weekly price may be shown. */
  readonly weekly: WeeklyPrice | null
  /** Computed when stock is read: priced by the week (see isForHire), so its purchase price is shown nowhere. */
  readonly for_hire: boolean
  /** Coordinates of its yard when the dealer has yards at several places; null otherwise. */
  readonly point: Point | null
}
