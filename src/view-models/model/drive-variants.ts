import type { Car } from '#domain/car/car.ts'
import { weeklyLabel } from './from-prices.ts'
import { span } from './model-facts.ts'
import { fromText, lowestPrice, modelStock, type PricingSite, weeklyFrom } from './model-text.ts'
import { variantsOf } from './variant-table.ts'

/** A variant that may be driven: what is sent, and what is read. */
export interface DriveVariant {
  readonly value: string
  readonly label: string
  /** How many there are and from what price, by an empty value: it is a variant of nothing else. */
  readonly standing?: Readonly<Record<string, number>>
  readonly from?: Readonly<Record<string, string>>
}

/** Of cars that are paid for by the week alone. */
function weeklyText(cars: readonly Car[], site: PricingSite): string {
  const weekly = weeklyFrom(cars, site)
  return weekly ? `${weeklyLabel} ${weekly}` : ''
}

/** How many cars there are in each of these groups and from what price, by its name; nothing of one that is empty. */
export function stockOf(
  groups: readonly (readonly [string, readonly Car[]])[],
  site: PricingSite,
): Required<Pick<DriveVariant, 'standing' | 'from'>> {
  const some = groups.filter(([, cars]) => cars.length > 0)
  return {
    standing: Object.fromEntries(some.map(([name, cars]) => [name, cars.length])),
    from: Object.fromEntries(
      some.map(([name, cars]) => [name, fromText(modelStock(cars, site)) || weeklyText(cars, site)]),
    ),
  }
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
  return variantsOf(cars).map(([variant, own]) => {
    const value = variantValue(name, variant)
    const label = [whole(variant), factsOf(own, site)].filter(Boolean).join(', ')
    return { value, label, ...stockOf([['', own]], site) }
  })
}
