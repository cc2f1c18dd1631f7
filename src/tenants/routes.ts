/** Where each page of a site lives, or null when the site has no such page. Links are made from this table alone. */
export interface Routes {
  readonly home: '/'
  readonly search: string
  readonly models: string | null
  readonly contact: string
  readonly faqs: string | null
  readonly privacy: string
  readonly favourites: string | null
  readonly compare: string | null
  readonly success: string
  readonly dealerships: string | null
  readonly terms: string | null
  readonly finance: string | null
  readonly trade_in: string | null
  readonly valuations: string | null
  readonly service: string | null
  readonly manufacturer_service: string | null
  readonly special_offers: string | null
  readonly electric_cars: string | null
  readonly used_car_list: string | null
  /** Last part of a car's checkout address: /cars/{slug}/{checkout}. */
  readonly checkout: 'checkout' | 'buy-online' | null
}
