import type { VehicleKind } from '#domain/car/car.ts'
import { formatCount } from '#domain/text/count.ts'

/** Singular and plural for a list's vehicles. */
export interface Noun {
  readonly one: string
  readonly many: string
}

const nouns: Readonly<Record<VehicleKind, Noun>> = {
  cars: { one: 'car', many: 'cars' },
  bikes: { one: 'bike', many: 'bikes' },
  motorcycles: { one: 'motorcycle', many: 'motorcycles' },
  trucks: { one: 'truck', many: 'trucks' },
  rvs: { one: 'RV', many: 'RVs' },
}

/** The noun for a dealer's stock: "cars" if it sells cars, the name of its only kind, else "vehicles". */
export function nounFor(kinds: readonly VehicleKind[]): Noun {
  const [only] = kinds
  if (kinds.includes('cars') || !only) return nouns.cars
  return kinds.length === 1 ? nouns[only] : { one: 'vehicle', many: 'vehicles' }
}

/**
 * The noun of a list: the kind its path names, else the only kind among its vehicles (`held`: counts by item_type),
 * else the noun for the dealer's stock.
 */
export function listNoun(
  { vehicles }: { readonly vehicles: VehicleKind | null },
  held: Readonly<Record<string, number>>,
  kinds: readonly VehicleKind[],
): Noun {
  const [only, ...others] = Object.keys(held).filter((kind) => (held[kind] ?? 0) > 0)
  const one = vehicles ?? kinds.find((kind) => kind === only && others.length === 0)
  return nounFor(one ? [one] : kinds)
}

/** The plural as a title: "Trucks". */
export function titleNoun({ many }: Noun): string {
  return many.charAt(0).toUpperCase() + many.slice(1)
}

/** "1 car", "310 cars", with the separators of the site's locale. */
export function countOf(total: number, noun: Noun, locale: { readonly locale: string }): string {
  return `${formatCount(total, locale)} ${total === 1 ? noun.one : noun.many}`
}
