import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { typeNames } from '#domain/car/type-names.ts'
import { capital } from '#domain/text/capital.ts'
import { type Included, type IncludingSite, includedOf } from '#view-models/car/included.ts'
import { ofType, typeOrder } from './of-type.ts'

/** What comes with the cars of a model. */
export interface ModelIncluded extends Included {
  /** "4 of 11": how many of them have the certificate; empty where all or none have it. */
  readonly certifiedOf: string
  /** What not all of them have, beneath those that do. */
  readonly byType: readonly { readonly heading: string; readonly lines: readonly string[] }[]
}

/** "New and demo": the conditions of those that have a line; empty where all have it. */
function headingOf(having: readonly Car[], cars: readonly Car[]): string {
  if (having.length === cars.length) return ''
  const types = typeOrder.filter((type) => having.some(({ car_type }) => car_type === type))
  return capital(types.map((type) => typeNames[type].toLowerCase()).join(' and '))
}

/** What a shopper gets with one of these that can be bought, as far as the dealer says so; null where nothing is said. */
export function modelIncluded(all: readonly Car[], site: IncludingSite): ModelIncluded | null {
  const cars = typeOrder.flatMap((type) => ofType(all.filter(isForSale), type))
  const each = cars.flatMap((car) => {
    const included = includedOf(car, site)
    return included ? [{ car, ...included }] : []
  })
  const [first] = each
  if (!first) return null
  const lines = [...new Set(each.flatMap((one) => one.lines))]
  const having = (line: string) => each.filter((one) => one.lines.includes(line)).map(({ car }) => car)
  const byHeading = Map.groupBy(lines, (line) => headingOf(having(line), cars))
  const certified = each.filter((one) => one.certified.length > 0)
  return {
    lines: byHeading.get('') ?? [],
    byType: [...byHeading].flatMap(([heading, own]) => (heading ? [{ heading, lines: own }] : [])),
    certified: certified[0]?.certified ?? [],
    certifiedOf: certified.length % cars.length === 0 ? '' : `${certified.length} of ${cars.length}`,
    returns: first.returns,
  }
}
