import type { StockSite } from './showroom.ts'

/** For tests: the stock settings of a dealer in Perth: new, used and demo cars, all makes. */
export const sampleStockSite: StockSite = {
  stock: {
    snapshot: 'stock/yard.json',
    ...{ format: 'json', encoding: 'utf-8', separator: 'comma', list_separator: '|', item: 'stock/vehicle' },
    ...{ prices: 'dollars', dates: 'year-month-day', fields: {} },
    search_filters: {
      car_types: ['new', 'used', 'demo'],
      exclude_car_types: [],
      exclude_makes: [],
      demo_min_km: null,
    },
    include_sold_cars_days: 3,
    dealerships: [],
    model_names: {},
    allowed_drop: 0.5,
    between_nights: false,
    feeds: {
      price_drops: false,
      google_vehicle_ads: false,
      google_vehicles: false,
      meta_vehicles: false,
      csv: false,
      json: false,
    },
    price_type: null,
    pictures_from: [],
    max_age_hours: 36,
    car_types: {},
  },
  identity: { manufacturer: null, vehicle_types: ['cars'] },
  cars: {
    price: { subscriptions: false, extra_amount: 0, no_price_text: '' },
    finance_provider: null,
    finance: {
      max_car_age_years: {},
      deposit_percent: {},
      default_term_years: {},
      on_cards: false,
      period: 'week',
      estimate: null,
    },
  },
  locations: [],
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Perth' },
}
