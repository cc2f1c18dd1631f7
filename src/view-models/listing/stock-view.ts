import { isWorthReading, type StockPage } from '#addresses/stock-pages.ts'
import type { Picture } from '#domain/car/picture.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { countOf } from '#search/nouns.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '#view-models/car/car-summary.ts'
import { fromPrices } from '#view-models/model/from-prices.ts'
import { hybridsLink } from './hybrids.ts'
import { jumpToCarsLink, seeAllLink } from './see-all-link.ts'
import { stockIntro } from './stock-intro.ts'
import { type StockLinks, stockLinks } from './stock-links.ts'

/** What a stock page (offers, electric cars, used cars) shows of its cars. */
export interface StockView extends StockLinks {
  /** Intro text; undefined when there is nothing to say today. */
  readonly said: string | undefined
  /** "New from $58,990, used from $21,490"; empty on pages other than that of electric cars. */
  readonly prices: string
  /** Whether the page has the header of a make page. */
  readonly isShowcase: boolean
  /** Header picture: one of its cars, and that car's body style. */
  readonly lead: { readonly picture: Picture; readonly body: string | null } | null
  /** Heading above the cars. */
  readonly heading: string
  readonly cars: readonly CarSummary[]
  readonly more: { readonly path: string; readonly text: string } | null
  /** Link in the header: to the list of all cars, or to the cars further down the page. */
  readonly first: { readonly path: string; readonly text: string } | null
  /** Link to related cars (hybrids). */
  readonly beside: { readonly path: string; readonly text: string } | null
}

type Stock = Pick<Tenant, 'site' | 'now'>

/** Text when no electric car is in stock but hybrids are; undefined when there are no hybrids either. */
function saidOfNone({ nearest }: StockPage, { locale }: Stock['site']): string | undefined {
  const hybrids = countOf(nearest.length, { one: 'hybrid', many: 'hybrids' }, locale)
  return nearest.length > 0 ? `No electric car is here today. Nearest to one: our ${hybrids}.` : undefined
}

/** Picture of the electric car with the longest range (the intro text states that range); null on other pages. */
function leadOf({ kind, cars }: StockPage, { site, now }: Stock): StockView['lead'] {
  const pictured = kind === 'electric' ? cars.filter(({ primary_image_url }) => primary_image_url) : []
  const [car] = pictured.toSorted((a, b) => (b.range_km ?? 0) - (a.range_km ?? 0))
  const picture = car && summaryOf(car, site, now).picture
  return picture ? { picture, body: car.simple_body } : null
}

/** Builds the view of a stock page. Without electric cars, their page shows the nearest alternative (hybrids). */
export function stockView(page: StockPage, { site, now }: Stock): StockView {
  const isWorthIt = isWorthReading(page, site.home.promos, now, site.locale.timeZone)
  const isElectric = page.kind === 'electric'
  const hybrids = hybridsLink(page, site)
  const isEmpty = page.cars.length === 0
  const shown = (isEmpty ? page.nearest : page.cars).slice(0, page.most)
  return {
    said: isWorthIt ? stockIntro(page, site) : saidOfNone(page, site),
    prices: isElectric ? fromPrices(page.cars, site) : '',
    isShowcase: isElectric && !isEmpty,
    lead: leadOf(page, { site, now }),
    ...stockLinks(page, site),
    heading: isEmpty ? 'Hybrids here today' : 'Here today',
    cars: shown.map((car) =>
      summaryOf(car, site, now, { implied_fuel: isElectric && !isEmpty ? 'Electric' : undefined }),
    ),
    more: isEmpty ? hybrids : seeAllLink(page, site),
    first: seeAllLink(page, site) ?? jumpToCarsLink(page, site),
    beside: isEmpty ? null : hybrids,
  }
}
