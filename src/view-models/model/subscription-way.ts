import type { Car } from '#domain/car/car.ts'
import { isForHire } from '#domain/car/price.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { narrowed } from '#view-models/listing/narrowed-links.ts'

type OfferingSite = SiteSlice<'cars.price' | 'search.lists'>

/** What a list of all that is priced by the week asks for, as settings know it by its name. */
const ofAllOffered = 'subscription_price > 0'

/** The way to those of a model that are priced by the week: the dealer's list of such, narrowed to the model, else the page of the cheapest. */
export function subscriptionWay(cars: readonly Car[], { cars: { price }, search }: OfferingSite): string | null {
  const offered = cars
    .filter((car) => isForHire(car, price))
    .toSorted((a, b) => Number(a.subscription_price) - Number(b.subscription_price) || (a.id < b.id ? -1 : 1))
  const [cheapest] = offered
  if (!cheapest) return null
  const list = Object.entries(search.lists).find(([, { filter }]) => filter === ofAllOffered)
  const models = [...new Set(offered.map(({ make, model }) => `${make} ${model}`))]
  return list ? narrowed(`/search/${list[0]}`, 'make_model', models) : `/cars/${cheapest.slug}`
}
