import type { Car } from '#domain/car/car.ts'
import type { Location } from '#domain/location/location.ts'
import { type DriveVariant, stockOf, variantValue } from './drive-variants.ts'
import type { PricingSite } from './model-text.ts'

/**
 * A place where a model may be driven. `standing`: form value of a variant -> its number of cars there; key '' counts
 * all.
 */
export interface DrivePlace {
  readonly value: string
  readonly label: string
  readonly standing?: Readonly<Record<string, number>>
  /** Same keys -> "From $28,990". */
  readonly from?: Readonly<Record<string, string>>
}

/** A variant, with the towns that have cars of it. */
export interface PlacedVariant extends DriveVariant {
  readonly towns?: string
}

/** Places and variants of a test drive, each with its cars. */
export interface DriveAvailability {
  readonly places: readonly DrivePlace[]
  readonly variants: readonly PlacedVariant[]
}

/** Further towns are given as a number. */
const mostTowns = 4

/** "Ballarat, Moonah and 3 more places" */
function townsText(towns: readonly string[]): string {
  const most = towns.length > mostTowns + 1 ? mostTowns : towns.length
  const rest = towns.length - most
  const said = rest > 0 ? [...towns.slice(0, most), `${rest} more places`] : towns
  return [said.slice(0, -1).join(', '), ...said.slice(-1)].filter(Boolean).join(' and ')
}

/** Pairs of variant value and cars; the pair with key '' holds all cars. */
function byVariant(name: string, cars: readonly Car[], variants: readonly DriveVariant[]) {
  const groups = variants.map(
    ({ value }) => [value, cars.filter(({ badge }) => variantValue(name, badge) === value)] as const,
  )
  return [['', cars] as const, ...groups]
}

/** Places and variants with counts. Without counts when no car states a place, or when there is only one place. */
export function driveAvailability(
  name: string,
  cars: readonly Car[],
  { places, variants }: { readonly places: readonly Location[]; readonly variants: readonly DriveVariant[] },
  site: PricingSite,
): DriveAvailability {
  const plain = places.map(({ id, name }) => ({ value: id, label: name }))
  const at = (id: string) => cars.filter(({ location }) => location?.id === id)
  if (places.length < 2 || !places.some(({ id }) => at(id).length > 0)) return { places: plain, variants }
  const counted = plain.map((place) => ({ ...place, ...stockOf(byVariant(name, at(place.value), variants), site) }))
  const countAt = (index: number, value: string) => counted[index]?.standing[value] ?? 0
  const townsOf = ({ value }: DriveVariant) => {
    const having = [...places.entries()].filter(([index]) => countAt(index, value) > 0)
    const mostFirst = having.toSorted(([a], [b]) => countAt(b, value) - countAt(a, value))
    return townsText([...new Set(mostFirst.map(([, { address, name }]) => address.city || name))])
  }
  return { places: counted, variants: variants.map((variant) => ({ ...variant, towns: townsOf(variant) })) }
}
