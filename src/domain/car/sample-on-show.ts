import type { OnShowPolicy } from './on-show.ts'

/** A dealer that shows all its cars, and sold ones for three days, for tests. */
export const sampleOnShow: OnShowPolicy = {
  car_types: ['new', 'used', 'demo'],
  exclude_car_types: [],
  exclude_makes: [],
  demo_min_km: null,
  include_sold_cars_days: 3,
}
