import type { Car } from '#domain/car/car.ts'
import { type CarButton, carButtons, type SellingSite } from './car-buttons.ts'

/** What may be done about a car: the first things as buttons, the others as links. */
export interface CarActions {
  /** One is filled, the others are outlined. */
  readonly buttons: readonly (CarButton & { readonly name: string; readonly isFilled: boolean })[]
  /** A line of text each. */
  readonly links: readonly (CarButton & { readonly name: string })[]
}

/** What is asked of most cars first, then the visit, then the deposit. */
const buttonOrder: readonly string[] = ['enquire', 'test_drive', 'reserve']

/** The way to cars like it: of a sold car the first thing to do. */
export const similarButton = (labels: Pick<SellingSite['labels'], 'similar_cars'>) => ({
  name: 'similar',
  text: `See ${labels.similar_cars.toLowerCase()}`,
  href: '#similar',
})

/** What a shopper may do about a car, as its panel shows it. `leadsOn`: it is sold, and there are cars like it. */
export function carActions(site: SellingSite, car: Car, leadsOn: boolean): CarActions {
  const all = carButtons(site, car)
  const offered = buttonOrder.flatMap((name) => all.find((button) => button.name === name) ?? [])
  const first = leadsOn ? [similarButton(site.labels)] : []
  return {
    buttons: [...first, ...offered].map((button, at) => ({ ...button, isFilled: at === 0 })),
    links: all.filter(({ name }) => !buttonOrder.includes(name)),
  }
}
