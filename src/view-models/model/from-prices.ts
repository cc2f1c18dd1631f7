import type { Car, CarType } from '#domain/car/car.ts'
import { lowestPrice, type PricingSite } from './model-text.ts'

/** What a car of a type is called before its price or its number. */
export const typeNames: Readonly<Record<CarType, string>> = { new: 'New', demo: 'Demo', used: 'Used' }

/** In this order wherever they stand beside one another. */
export const typeOrder: readonly CarType[] = ['new', 'demo', 'used']

/** Does not break. */
const space = '\u00a0'

/**
 * "New from $46,490, used from $28,990", parted only behind a comma: the lowest price of each type, as one range over all of
 * them would mix what nobody compares. Empty where no price is shown.
 */
export function fromPrices(cars: readonly Car[], site: PricingSite): string {
  const lowest = (type: CarType) =>
    lowestPrice(
      cars.filter(({ car_type }) => car_type === type),
      site,
    )
  const said = typeOrder.flatMap((type) => {
    const from = lowest(type)
    return from === null ? [] : [typeNames[type].toLowerCase(), 'from', from].join(space)
  })
  return said.join(', ').replace(/^./, (letter) => letter.toUpperCase())
}
