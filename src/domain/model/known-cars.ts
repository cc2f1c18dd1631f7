import type { Car } from '../car/car.ts'
import { type OnShowSettings, onShowPolicy, type ReasonNotOnShow, reasonNotOnShow } from '../car/on-show.ts'
import { isOfModel } from './is-of-model.ts'
import type { Model } from './model.ts'

/** What decides which cars a site shows, and the cars it could show. */
interface Stock {
  readonly site: { readonly stock: OnShowSettings }
  readonly now: Date
  readonly showroom: { readonly readable: readonly Car[] }
}

/** They were on show, or would be if nobody had them: they say what a model is, though no page shows them. */
const gone: readonly (ReasonNotOnShow | null)[] = ['reserved', 'sold, and no longer shown']

/** The cars a model is told from: those to see, else those on hold or sold that the site shows no longer. */
export function knownCars(shown: readonly Car[], model: Model, { site, now, showroom }: Stock): readonly Car[] {
  if (shown.length > 0) return shown
  const policy = onShowPolicy(site.stock)
  const isKnown = (car: Car) =>
    gone.includes(reasonNotOnShow(car, policy, now)) &&
    reasonNotOnShow({ ...car, status: 'in_stock' }, policy, now) === null
  return showroom.readable.filter(isOfModel(model)).filter(isKnown)
}

/** The sold or reserved cars that models are described from which have none on show. */
export function soldOfRange(
  models: readonly Model[],
  stock: Stock & { readonly showroom: { readonly cars: readonly Car[] } },
): readonly Car[] {
  const unseen = models.filter((model) => !stock.showroom.cars.some(isOfModel(model)))
  return unseen.flatMap((model) => knownCars([], model, stock))
}
