import type { VehicleKind } from '#domain/car/car.ts'
import { formatCount } from '#domain/text/count.ts'

/** What a list's vehicles are called, one and several of them. */
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

/** What a dealer of these kinds calls its stock: cars where it sells cars, its one kind's name, else vehicles. */
export function nounFor(kinds: readonly VehicleKind[]): Noun {
  const [only] = kinds
  if (kinds.includes('cars') || !only) return nouns.cars
  return kinds.length === 1 ? nouns[only] : { one: 'vehicle', many: 'vehicles' }
}

/**
 * What a list calls its vehicles: the kind its address names, else the one kind all of them are (`held` counts them by
 * item_type), else what the dealer calls its stock.
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

/** "Trucks": as a title. */
export function titleNoun({ many }: Noun): string {
  return many.charAt(0).toUpperCase() + many.slice(1)
}

/** "1 car", "310 cars", with the separators of the site's locale. */
export function countOf(total: number, noun: Noun, locale: { readonly locale: string }): string {
  return `${formatCount(total, locale)} ${total === 1 ? noun.one : noun.many}`
}
