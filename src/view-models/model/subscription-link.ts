import type { Car } from '#domain/car/car.ts'
import { isForHire } from '#domain/car/price.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { filteredListHref } from '#view-models/listing/narrowed-links.ts'

type OfferingSite = SiteSlice<'cars.price' | 'search.lists'>

/** Filter setting of the list of all cars with a weekly price, as written in `search.lists`. */
const ofAllOffered = 'subscription_price > 0'

/**
 * Link to a model's cars with a weekly price: the dealer's list of such cars, filtered to the model, else the page of
 * the cheapest. Null when there are none.
 */
export function subscriptionLink(cars: readonly Car[], { cars: { price }, search }: OfferingSite): string | null {
  const offered = cars
    .filter((car) => isForHire(car, price))
    .toSorted((a, b) => Number(a.subscription_price) - Number(b.subscription_price) || (a.id < b.id ? -1 : 1))
  const [cheapest] = offered
  if (!cheapest) return null
  const list = Object.entries(search.lists).find(([, { filter }]) => filter === ofAllOffered)
  const models = [...new Set(offered.map(({ make, model }) => `${make} ${model}`))]
  return list ? filteredListHref(`/search/${list[0]}`, 'make_model', models) : `/cars/${cheapest.slug}`
}
