import type { Location } from './location.ts'

/** The locations shoppers may see. */
export function visibleLocations<L extends Pick<Location, 'visible'>>(locations: readonly L[]): readonly L[] {
  return locations.filter((location) => location.visible)
}

/** The site's main location: the one marked primary, else the first; null on a site without locations. */
export function primaryLocation<L extends Pick<Location, 'primary'>>(locations: readonly L[]): L | null {
  return locations.find((location) => location.primary) ?? locations[0] ?? null
}

/** A location's phone number: its phone, else its landline. */
export function locationPhone({
  contact_detail: { phone, landline_phone },
}: Pick<Location, 'contact_detail'>): string | null {
  return phone || landline_phone || null
}

/** Whether the location buys cars: its subtype contains "buying". */
export function isBuyingCentre({ location_subtype }: Pick<Location, 'location_subtype'>): boolean {
  return location_subtype?.toLowerCase().includes('buying') ?? false
}
