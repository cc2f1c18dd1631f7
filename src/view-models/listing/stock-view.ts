import { isWorthReading, type StockPage } from '#addresses/stock-pages.ts'
import type { Picture } from '#domain/car/picture.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { countOf } from '#search/nouns.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '#view-models/car/car-summary.ts'
import { fromPrices } from '#view-models/model/from-prices.ts'
import { hybridsLink } from './hybrids.ts'
import { saidOfStock } from './offers-said.ts'
import { type StockLinks, stockLinks } from './stock-links.ts'
import { wayDown, wayToAll } from './way-to-all.ts'

/** What a page about a part of the stock shows of its cars. */
export interface StockView extends StockLinks {
  /** What the page says first; undefined on a day without any of it. */
  readonly said: string | undefined
  /** "New from $58,990, used from $21,490", of electric cars alone. */
  readonly prices: string
  /** It opens as the page of a make does, with what there is to say of its cars. */
  readonly isShowcase: boolean
  /** One of its cars, and what it shows. */
  readonly lead: { readonly picture: Picture; readonly body: string | null } | null
  /** What stands above the cars. */
  readonly heading: string
  readonly cars: readonly CarSummary[]
  readonly more: { readonly path: string; readonly text: string } | null
  /** From its head to the cars: to all of them, or down the page. */
  readonly first: { readonly path: string; readonly text: string } | null
  /** Where else to look. */
  readonly beside: { readonly path: string; readonly text: string } | null
}

type Stock = Pick<Tenant, 'site' | 'now'>

/** What is said on a day without electric cars, where hybrids come nearest. */
function saidOfNone({ nearest }: StockPage, { locale }: Stock['site']): string | undefined {
  const hybrids = countOf(nearest.length, { one: 'hybrid', many: 'hybrids' }, locale)
  return nearest.length > 0 ? `No electric car is here today. Nearest to one: our ${hybrids}.` : undefined
}

/** The picture of the electric car that drives furthest: what the page says first. */
function leadOf({ kind, cars }: StockPage, { site, now }: Stock): StockView['lead'] {
  const pictured = kind === 'electric' ? cars.filter(({ primary_image_url }) => primary_image_url) : []
  const [car] = pictured.toSorted((a, b) => (b.range_km ?? 0) - (a.range_km ?? 0))
  const picture = car && summaryOf(car, site, now).picture
  return picture ? { picture, body: car.simple_body } : null
}

/** On a day without electric cars their page shows what comes nearest. */
export function stockView(page: StockPage, { site, now }: Stock): StockView {
  const isWorthIt = isWorthReading(page, site.home.promos, now, site.locale.timeZone)
  const isElectric = page.kind === 'electric'
  const hybrids = hybridsLink(page, site)
  const isEmpty = page.cars.length === 0
  const shown = (isEmpty ? page.nearest : page.cars).slice(0, page.most)
  return {
    said: isWorthIt ? saidOfStock(page, site) : saidOfNone(page, site),
    prices: isElectric ? fromPrices(page.cars, site) : '',
    isShowcase: isElectric && !isEmpty,
    lead: leadOf(page, { site, now }),
    ...stockLinks(page, site),
    heading: isEmpty ? 'Hybrids here today' : 'Here today',
    cars: shown.map((car) =>
      summaryOf(car, site, now, { implied_fuel: isElectric && !isEmpty ? 'Electric' : undefined }),
    ),
    more: isEmpty ? hybrids : wayToAll(page, site),
    first: wayToAll(page, site) ?? wayDown(page, site),
    beside: isEmpty ? null : hybrids,
  }
}
