import type { Car } from '#domain/car/car.ts'
import { sharedVins } from '#domain/car/vin.ts'

/** VINs, and cars of one of them, that are named; many more mean that a feed fills something in. */
const mostNamed = 3

/** The first few, and how many more there are. */
function few(texts: readonly string[], between: string): string {
  const more = texts.length - mostNamed
  const said = texts.slice(0, mostNamed).join(between)
  return more > 0 ? `${said} and ${more} more` : said
}

/**
 * Names the cars that share a VIN, for whoever can mend it; null when none do. A sold car that was taken in again has the VIN
 * it had, so sold ones are no mistake.
 */
export function sharedVinNote(cars: readonly Car[]): string | null {
  const shared = [...sharedVins(cars.filter(({ status }) => status !== 'sold'))]
  if (shared.length === 0) return null
  const named = shared.map(([vin, those]) => {
    const names = those.map(({ id, name }) => `${name} (id ${id})`)
    return `${vin} is that of ${few(names, ', ')}`
  })
  return `cars that share a VIN are not known by it: ${few(named, '; ')}`
}
