import { brandSlug } from '#addresses/brands.ts'
import { hasList, listPath } from '#addresses/list-path.ts'
import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { Picture } from '#domain/car/picture.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { countBy } from '#domain/data/count-by.ts'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { question } from '#notes/remembered.ts'
import type { ListAttribute } from '#search/facets.ts'
import { writeLocation } from '#search/page-path.ts'
import { emptyState } from '#search/state.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '#view-models/car/car-summary.ts'
import type { MenuLink } from '#view-models/shell/menu.ts'
import { fromPrices, typeNames, typeOrder } from './from-prices.ts'

/** The cars of a make that somebody can buy. */
export interface CarsOfMake {
  readonly count: number
  /** "New from $46,490, used from $28,990"; empty where no price is shown. */
  readonly prices: string
  /** New, demo and used ones, and body styles, each the way to its cars; none where all are of one. */
  readonly types: readonly MenuLink[]
  readonly bodies: readonly MenuLink[]
  /** The first of them. */
  readonly first: readonly CarSummary[]
  /** The first picture of one of them, and what it shows. */
  readonly lead: { readonly picture: Picture; readonly body: string | null } | null
}

/** Rows of two, three and four come out even. */
const mostShown = 12

type Kind = readonly [name: string, value: string, count: number]

/** Of several kinds each the way to its cars of the make; of one alone, or without a list of the make, there is nothing to choose. */
function linksTo(
  make: string,
  attribute: ListAttribute,
  kinds: readonly Kind[],
  locale: LocalePolicy,
): readonly MenuLink[] {
  const shown = kinds.filter(([, , count]) => count > 0)
  if (shown.length < 2 || !hasList(make)) return []
  return shown.map(([name, value, count]) => ({
    name,
    url: writeLocation(listPath(make), { ...emptyState, lists: { [attribute]: [value] } }),
    note: formatCount(count, locale),
  }))
}

function typesOf(cars: readonly Car[]): readonly Kind[] {
  return typeOrder.map((type) => [typeNames[type], type, cars.filter(({ car_type }) => car_type === type).length])
}

function bodiesOf(cars: readonly Car[]): readonly Kind[] {
  const bodies = [...countBy(cars.flatMap((car) => car.simple_body ?? car.body ?? []))]
  const sorted = bodies.toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'))
  return sorted.map(([name, count]) => [name, name, count])
}

/** What the page of a make shows of the stock: a make is the same however its letters are written. */
export const carsOfMake = question(
  'cars of a make',
  ({ site, showroom, now }: Pick<Tenant, 'site' | 'showroom' | 'now'>, make: string): CarsOfMake => {
    const cars = showroom.cars.filter((car) => brandSlug(car.make) === brandSlug(make) && isForSale(car))
    const first = cars.slice(0, mostShown).map((car) => summaryOf(car, site, now))
    const at = first.findIndex(({ picture }) => picture)
    const picture = first[at]?.picture
    return {
      count: cars.length,
      prices: fromPrices(cars, site),
      types: linksTo(make, 'car_type', typesOf(cars), site.locale),
      bodies: linksTo(make, 'body', bodiesOf(cars), site.locale),
      first,
      lead: picture ? { picture, body: cars[at]?.simple_body ?? null } : null,
    }
  },
)
