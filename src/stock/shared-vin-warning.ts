import type { Car } from '#domain/car/car.ts'
import { sharedVins } from '#domain/car/vin.ts'

/** Maximum number of VINs, and of cars per VIN, in the message; many more are a feed's placeholder. */
const mostNamed = 3

/** The first few, and how many more there are. */
function few(texts: readonly string[], between: string): string {
  const more = texts.length - mostNamed
  const said = texts.slice(0, mostNamed).join(between)
  return more > 0 ? `${said} and ${more} more` : said
}

/**
 * A warning that names the cars sharing a VIN; null when none do. Sold cars are ignored: one that was taken in again
 * has its old VIN.
 */
export function sharedVinWarning(cars: readonly Car[]): string | null {
  const shared = [...sharedVins(cars.filter(({ status }) => status !== 'sold'))]
  if (shared.length === 0) return null
  const named = shared.map(([vin, those]) => {
    const names = those.map(({ id, name }) => `${name} (id ${id})`)
    return `${vin} is that of ${few(names, ', ')}`
  })
  return `cars that share a VIN are not known by it: ${few(named, '; ')}`
}
