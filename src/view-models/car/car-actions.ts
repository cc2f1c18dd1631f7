import type { Car } from '#domain/car/car.ts'
import { type CarButton, carButtons, type SellingSite } from './car-buttons.ts'

/** A car's buttons by how loudly they speak. */
export interface CarActions {
  /** One is filled, the others are outlined. */
  readonly loud: readonly (CarButton & { readonly name: string; readonly isFilled: boolean })[]
  /** A line of text each. */
  readonly quiet: readonly (CarButton & { readonly name: string })[]
}

/** What is asked of most cars first, then the visit, then the deposit. */
const loudFirst: readonly string[] = ['enquire', 'test_drive', 'reserve']

/** The way to cars like it: of a sold car the first thing to do. */
export const similarButton = (labels: Pick<SellingSite['labels'], 'similar_cars'>) => ({
  name: 'similar',
  text: `See ${labels.similar_cars.toLowerCase()}`,
  href: '#similar',
})

/** What a shopper may do about a car, as its panel shows it. `leadsOn`: it is sold, and there are cars like it. */
export function carActions(site: SellingSite, car: Car, leadsOn: boolean): CarActions {
  const buttons = carButtons(site, car)
  const offered = loudFirst.flatMap((name) => buttons.find((button) => button.name === name) ?? [])
  const first = leadsOn ? [similarButton(site.labels)] : []
  return {
    loud: [...first, ...offered].map((button, at) => ({ ...button, isFilled: at === 0 })),
    quiet: buttons.filter(({ name }) => !loudFirst.includes(name)),
  }
}
