import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { typeNames } from '#domain/car/type-names.ts'
import { capital } from '#domain/text/capital.ts'
import { type Included, type IncludingSite, includedOf } from '#view-models/car/included.ts'
import { ofType, typeOrder } from './of-type.ts'

/** What is included with a model's cars. */
export interface ModelIncluded extends Included {
  /** "4 of 11": number of certified cars; empty when all or none are certified. */
  readonly certifiedOf: string
  /** Lines that apply to some car types only, under a heading that names the types. */
  readonly byType: readonly { readonly heading: string; readonly lines: readonly string[] }[]
}

/** "New and demo": types of the cars that have a line; empty when all cars have it. */
function headingOf(having: readonly Car[], cars: readonly Car[]): string {
  if (having.length === cars.length) return ''
  const types = typeOrder.filter((type) => having.some(({ car_type }) => car_type === type))
  return capital(types.map((type) => typeNames[type].toLowerCase()).join(' and '))
}

/** What is included with the cars for sale, as far as the dealer states it; null when nothing is stated. */
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
