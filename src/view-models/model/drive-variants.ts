import type { Car } from '#domain/car/car.ts'
import { lowestPrice, type PricingSite } from './model-text.ts'
import { variantTable } from './variant-table.ts'

/** A variant that may be driven: what is sent, and what is read. */
export interface DriveVariant {
  readonly value: string
  readonly label: string
}

const pricedFrom = (cars: readonly Car[], site: PricingSite): string => {
  const price = lowestPrice(cars, site)
  return price && cars.length > 1 ? `from ${price}` : (price ?? '')
}

/** No line of a label ends within a name. */
const whole = (name: string) => name.replaceAll(' ', '\u00a0')

/** "SR5, 2019 to 2022 · from $41,990": the variants of a model among these cars, in the order of its page; none where all are alike. */
export function driveVariants(name: string, cars: readonly Car[], site: PricingSite): readonly DriveVariant[] {
  const rows = variantTable(cars, '', site)?.rows ?? []
  return rows.map((row) => {
    const own = cars.filter(({ badge }) => badge?.trim() === row.name)
    const facts = [row.years, pricedFrom(own, site)].filter(Boolean).join(' · ')
    return { value: `${name} ${row.name}`, label: [whole(row.name), facts].filter(Boolean).join(', ') }
  })
}
