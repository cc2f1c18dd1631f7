import type { Car } from '#domain/car/car.ts'
import type { Location } from '#domain/location/location.ts'
import { type DriveVariant, stockOf, variantValue } from './drive-variants.ts'
import type { PricingSite } from './model-text.ts'

/** A place where a model may be driven, and how many stand there: of each variant by what is sent of it, of all by nothing. */
export interface DrivePlace {
  readonly value: string
  readonly label: string
  readonly standing?: Readonly<Record<string, number>>
  /** From what price these are. */
  readonly from?: Readonly<Record<string, string>>
}

/** A variant, and in which towns it stands. */
export interface PlacedVariant extends DriveVariant {
  readonly towns?: string
}

/** What can be driven where. */
export interface DriveStanding {
  readonly places: readonly DrivePlace[]
  readonly variants: readonly PlacedVariant[]
}

/** More towns than these are a number. */
const mostTowns = 4

/** "Ballarat, Moonah and 3 more places" */
function townsText(towns: readonly string[]): string {
  const most = towns.length > mostTowns + 1 ? mostTowns : towns.length
  const rest = towns.length - most
  const said = rest > 0 ? [...towns.slice(0, most), `${rest} more places`] : towns
  return [said.slice(0, -1).join(', '), ...said.slice(-1)].filter(Boolean).join(' and ')
}

/** These cars by their variants, and all of them by nothing. */
function byVariant(name: string, cars: readonly Car[], variants: readonly DriveVariant[]) {
  const groups = variants.map(
    ({ value }) => [value, cars.filter(({ badge }) => variantValue(name, badge) === value)] as const,
  )
  return [['', cars] as const, ...groups]
}

/** Which variants of a model stand at which places; nothing is counted where nobody says, or all is at one place. */
export function driveStanding(
  name: string,
  cars: readonly Car[],
  { places, variants }: { readonly places: readonly Location[]; readonly variants: readonly DriveVariant[] },
  site: PricingSite,
): DriveStanding {
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
