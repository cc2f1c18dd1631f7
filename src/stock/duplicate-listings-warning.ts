import { isUnsold } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { counted } from './refusal.ts'

/** Demo cars of one kind at one round figure are rightly alike, as are new cars, but not several kinds of car. */
const fewest = 3
const share = 0.1
const tellingKm = 100

const mostNamed = 3

/** Number of likely duplicates among cars of one name, odometer and price; cars with known VINs are distinct. */
function surplus(alike: readonly Car[]): number {
  const unknown = alike.filter(({ vin }) => vin === null).length
  return unknown === alike.length ? unknown - 1 : unknown
}

/**
 * A warning that many cars are listed twice, under different ids and without a VIN; null when few are. Such a feed
 * doubles the stock, which may go unnoticed until a shopper asks.
 */
export function duplicateListingsWarning(cars: readonly Car[]): string | null {
  const unsold = cars.filter(isUnsold)
  const driven = unsold.filter(({ km, price }) => price !== null && km !== null && km >= tellingKm)
  const groups = Map.groupBy(driven, ({ name, km, price }) => JSON.stringify([name, km, price]))
  const twins = [...groups.values()].filter((alike) => alike.length > 1 && surplus(alike) > 0)
  const count = twins.reduce((sum, alike) => sum + surplus(alike), 0)
  if (twins.length < fewest || count <= unsold.length * share) return null
  const named = twins
    .slice(0, mostNamed)
    .map((alike) => `${alike[0]?.name} (ids ${alike.map(({ id }) => id).join(', ')})`)
  const more = twins.length > mostNamed ? ` and ${twins.length - mostNamed} more` : ''
  return `${count} of ${counted(unsold.length, 'unsold car')} stand there a second time, by name, odometer and price: ${named.join('; ')}${more}`
}
