import type { Car } from './car.ts'

/** Fields of a car that hold lists: filled from several columns or XML elements, or by splitting one. */
export const listFacts = ['images', 'features', 'categories'] as const satisfies readonly (keyof Car)[]

export const priceFacts = ['price', 'before_price', 'subscription_price'] as const satisfies readonly (keyof Car)[]

export const dateFacts = ['created_at', 'sold_date', 'registered_until'] as const satisfies readonly (keyof Car)[]

const plainFacts = [
  ...['id', 'slug', 'name', 'status', 'car_type', 'item_type', 'certified', 'show_on_dealer_website'],
  ...['make', 'model', 'year', 'badge', 'series', 'stocknum', 'vin', 'km', 'price_type', 'preorder'],
  ...['simple_fuel', 'simple_body', 'simple_transmission', 'simple_drive', 'fuel', 'body', 'transmission', 'drive'],
  ...['fuel_use', 'range_km', 'battery_kwh'],
  ...['colour', 'engine', 'seats', 'doors', 'description', 'tag', 'file', 'reserved', 'reservable', 'custom_rank'],
  ...['dealership_slug', 'dealership_id', 'dealership_name', 'city', 'state'],
  ...['primary_image_url', 'location_id', 'location_name', 'odometer_unit'],
]

/** Every field name to which `stock.fields` may map a column. */
export const tableFacts: readonly string[] = [...plainFacts, ...dateFacts, ...priceFacts, ...listFacts]

/** A name as people vary it: without capitals, spaces, hyphens and underscores. */
const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '')

const byPlainName = new Map(tableFacts.map((fact) => [plain(fact), fact]))

/** The fact of this name in any capitals, with or without spaces; null for none. */
export function findFact(name: string): string | null {
  return byPlainName.get(plain(name)) ?? null
}
