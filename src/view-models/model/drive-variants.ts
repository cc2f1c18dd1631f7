import type { Car } from '#domain/car/car.ts'
import { weeklyLabel } from './from-prices.ts'
import { span } from './model-facts.ts'
import { fromText, lowestPrice, modelStock, type PricingSite, weeklyFrom } from './model-text.ts'
import { variantsOf } from './variant-table.ts'

/** A variant to choose for a test drive: submitted value and label. */
export interface DriveVariant {
  readonly value: string
  readonly label: string
  /** Number of cars and lowest price, under key ''. */
  readonly standing?: Readonly<Record<string, number>>
  readonly from?: Readonly<Record<string, string>>
}

/** For cars that are only offered by subscription. */
function weeklyText(cars: readonly Car[], site: PricingSite): string {
  const weekly = weeklyFrom(cars, site)
  return weekly ? `${weeklyLabel} ${weekly}` : ''
}

/** Counts and lowest prices by group name; empty groups are absent. */
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

/** "2019–2022 · $41,990+": years, and the lowest price ("+" for several cars), short enough for a chip. */
function factsOf(cars: readonly Car[], site: PricingSite): string {
  const years = span(
    cars.map(({ year }) => year),
    '–',
  )
  const price = lowestPrice(cars, site)
  return [years, price && price + (cars.length > 1 ? '+' : '')].filter(Boolean).join(' · ')
}

/** Form value of a variant. */
export const variantValue = (name: string, badge: string | null) => `${name} ${badge?.trim()}`

/** Non-breaking, so that a label does not wrap within a name. */
const whole = (name: string) => name.replaceAll(' ', '\u00a0')

/**
 * "SR5, 2019–2022 · $41,990+": the variants among these cars, in the order of the model's page; empty when all are of
 * one variant.
 */
export function driveVariants(name: string, cars: readonly Car[], site: PricingSite): readonly DriveVariant[] {
  return variantsOf(cars).map(([variant, own]) => {
    const value = variantValue(name, variant)
    const label = [whole(variant), factsOf(own, site)].filter(Boolean).join(', ')
    return { value, label, ...stockOf([['', own]], site) }
  })
}
