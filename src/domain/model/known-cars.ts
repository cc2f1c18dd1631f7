import type { Car } from '../car/car.ts'
import { type OnShowSettings, onShowPolicy, type ReasonNotOnShow, reasonNotOnShow } from '../car/on-show.ts'
import { isOfModel } from './is-of-model.ts'
import type { Model } from './model.ts'

/** The settings that decide which cars a site shows, and every car that could be read (`readable`). */
interface Stock {
  readonly site: { readonly stock: OnShowSettings }
  readonly now: Date
  readonly showroom: { readonly readable: readonly Car[] }
}

/** Reasons under which a car still describes its model though no page shows it. */
const gone: readonly (ReasonNotOnShow | null)[] = ['reserved', 'sold, and no longer shown']

/** Cars a model is described from: those shown, else the reserved or sold cars the site would otherwise show. */
export function knownCars(shown: readonly Car[], model: Model, { site, now, showroom }: Stock): readonly Car[] {
  if (shown.length > 0) return shown
  const policy = onShowPolicy(site.stock)
  const isKnown = (car: Car) =>
    gone.includes(reasonNotOnShow(car, policy, now)) &&
    reasonNotOnShow({ ...car, status: 'in_stock' }, policy, now) === null
  return showroom.readable.filter(isOfModel(model)).filter(isKnown)
}

/** The sold or reserved cars that describe the models with no car on show. */
export function soldOfRange(
  models: readonly Model[],
  stock: Stock & { readonly showroom: { readonly cars: readonly Car[] } },
): readonly Car[] {
  const unseen = models.filter((model) => !stock.showroom.cars.some(isOfModel(model)))
  return unseen.flatMap((model) => knownCars([], model, stock))
}
