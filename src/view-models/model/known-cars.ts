import type { Car } from '#domain/car/car.ts'
import { onShowPolicy, type ReasonNotOnShow, reasonNotOnShow } from '#domain/car/on-show.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Model } from '#domain/model/model.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'

/** They were on show, or would be if nobody had them: they say what a model is, though no page shows them. */
const gone: readonly (ReasonNotOnShow | null)[] = ['reserved', 'sold, and no longer shown']

/** The cars a model is told from: those to see, else those on hold or sold that the site shows no longer. */
export function knownCars(
  shown: readonly Car[],
  model: Model,
  { site, now, showroom }: Pick<Tenant, 'site' | 'now'> & { readonly showroom: Pick<Showroom, 'readable'> },
): readonly Car[] {
  if (shown.length > 0) return shown
  const policy = onShowPolicy(site.stock)
  const isKnown = (car: Car) =>
    gone.includes(reasonNotOnShow(car, policy, now)) &&
    reasonNotOnShow({ ...car, status: 'in_stock' }, policy, now) === null
  return showroom.readable.filter(isOfModel(model)).filter(isKnown)
}
