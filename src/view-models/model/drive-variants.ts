import type { Car } from '#domain/car/car.ts'
import { span } from './model-facts.ts'
import { lowestPrice, type PricingSite } from './model-text.ts'
import { variantTable } from './variant-table.ts'

/** A variant that may be driven: what is sent, and what is read. */
export interface DriveVariant {
  readonly value: string
  readonly label: string
}

/** "2019–2022 · $41,990+": years, and the least price of several, as short as a chip has room for. */
function factsOf(cars: readonly Car[], site: PricingSite): string {
  const years = span(
    cars.map(({ year }) => year),
    '–',
  )
  const price = lowestPrice(cars, site)
  return [years, price && price + (cars.length > 1 ? '+' : '')].filter(Boolean).join(' · ')
}

/** What is sent of a car that is of a variant. */
export const variantValue = (name: string, badge: string | null) => `${name} ${badge?.trim()}`

/** No line of a label ends within a name. */
const whole = (name: string) => name.replaceAll(' ', '\u00a0')

/** "SR5, 2019–2022 · $41,990+": the variants of a model among these cars, in the order of its page; none where all are alike. */
export function driveVariants(name: string, cars: readonly Car[], site: PricingSite): readonly DriveVariant[] {
  const rows = variantTable(cars, '', site)?.rows ?? []
  return rows.map((row) => {
    const value = variantValue(name, row.name)
    const own = cars.filter(({ badge }) => variantValue(name, badge) === value)
    return { value, label: [whole(row.name), factsOf(own, site)].filter(Boolean).join(', ') }
  })
}
