import type { Car } from '#domain/car/car.ts'
import { type CarButton, carButtons, type SellingSite } from './car-buttons.ts'

/** Actions for a car: the main ones as buttons, the others as links. */
export interface CarActions {
  /** The first is filled, the others are outlined. */
  readonly buttons: readonly (CarButton & { readonly name: string; readonly isFilled: boolean })[]
  /** Text links, one per line. */
  readonly links: readonly (CarButton & { readonly name: string })[]
}

/** Order of the buttons: the most common action first. All other actions become links. */
const buttonOrder: readonly string[] = ['enquire', 'test_drive', 'reserve']

/** Link to similar cars; the first button of a sold car. */
export const similarButton = (labels: Pick<SellingSite['labels'], 'similar_cars'>) => ({
  name: 'similar',
  text: `See ${labels.similar_cars.toLowerCase()}`,
  href: '#similar',
})

/** Actions of a car as its panel shows them. `leadsOn`: it is sold and there are similar cars. */
export function carActions(site: SellingSite, car: Car, leadsOn: boolean): CarActions {
  const all = carButtons(site, car)
  const offered = buttonOrder.flatMap((name) => all.find((button) => button.name === name) ?? [])
  const first = leadsOn ? [similarButton(site.labels)] : []
  return {
    buttons: [...first, ...offered].map((button, at) => ({ ...button, isFilled: at === 0 })),
    links: all.filter(({ name }) => !buttonOrder.includes(name)),
  }
}
