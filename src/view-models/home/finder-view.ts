import { carTypes } from '#domain/car/car.ts'
import { onShowPolicy } from '#domain/car/on-show.ts'
import { spreadScale } from '#domain/car/usual-prices.ts'
import { stockFilter } from '#search/filter.ts'
import type { FinderData } from '#search/finder-data.ts'
import { countOf, listNoun } from '#search/nouns.ts'
import { pageSource } from '#search/transport/source.ts'
import type { Tenant } from '#tenants/current.ts'
import { listsOf } from '#view-models/listing/site-lists.ts'

/** Data of the home page's price finder. */
export interface FinderView {
  readonly facts: FinderData
  /** "1,124 cars on the list": total, counted as the list itself counts it. */
  readonly total: string
  /** Car types to choose from; empty when there is only one. */
  readonly types: readonly string[]
  /** Pairs of price and number of cars. */
  readonly prices: readonly (readonly [price: number, cars: number])[]
}

/** The price finder for the dealer's default list; null when the dealer has no finder or no car has a price. */
export async function finderView(tenant: Tenant): Promise<FinderView | null> {
  const { site, now, search } = tenant
  const { default_search_path: path, total_source: totalSource } = site.search
  const landing = listsOf(tenant).find((each) => each.path === path)
  const filter = landing?.filter ?? []
  const { results } = await tenant.engine({
    queries: [
      {
        indexUid: search.index,
        limit: 0,
        filter: [...stockFilter(onShowPolicy(site.stock), now), ...filter],
        facets: ['price', 'car_type', 'item_type'],
      },
    ],
  })
  const { facetDistribution: counts = {}, estimatedTotalHits: total = 0 } = results[0] ?? {}
  const prices = Object.entries(counts.price ?? {}).map(([price, cars]) => [Number(price), cars] as const)
  if (!site.home.finder || prices.length === 0) return null
  const { locale, currency } = site.locale
  const { one, many } = listNoun(landing ?? { vehicles: null }, counts.item_type ?? {}, site.identity.vehicle_types)
  const noun = { one: `${one} on the list`, many: `${many} on the list` }
  const types = Object.keys(counts.car_type ?? {})
  return {
    facts: {
      path,
      filter,
      stock: onShowPolicy(site.stock),
      scale: spreadScale(site.search.price_slider, counts.price),
      locale: { locale, currency },
      noun,
      totalSource,
      source: pageSource(search),
    },
    total: countOf(total, noun, site.locale),
    types: types.length > 1 ? carTypes.filter((type) => types.includes(type)) : [],
    prices,
  }
}
