import type { Car } from '#domain/car/car.ts'
import { formatCount } from '#domain/text/count.ts'
import { writeLocation } from '#search/page-path.ts'
import { emptyState, type Range } from '#search/state.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { MenuLink } from '#view-models/shell/menu-entry.ts'
import { lowestPrice, type PricingSite } from './model-text.ts'

/** Two cars are both shown as cards above, and one year gives no choice. */
const [leastCars, leastYears] = [3, 2]
/** Years listed before "and older"; they fit in one line of a wide page. A single older year is listed by itself. */
const mostYears = 4

interface Years {
  /** "2026", "2020 and older" */
  readonly name: string
  readonly range: Range
  readonly cars: readonly Car[]
}

/** Latest year first. */
function yearsOf(cars: readonly Car[]): readonly Years[] {
  const years = [...Map.groupBy(cars, ({ year }) => year ?? 0)].toSorted(([a], [b]) => b - a).filter(([year]) => year)
  const count = years.length > mostYears + 1 ? mostYears : years.length
  const [latest, older] = [years.slice(0, count), years.slice(count)]
  const each = latest.map(([year, of]) => ({ name: String(year), range: { min: year, max: year }, cars: of }))
  const [oldest] = older
  if (!oldest) return each
  const rest = older.flatMap(([, of]) => of)
  return [...each, { name: `${oldest[0]} and older`, range: { min: null, max: oldest[0] }, cars: rest }]
}

/**
 * "2026 from $55,990", "2020 and older from $18,490": links to those cars in the list at `path`. Empty when no price is
 * shown, or with too few cars or years.
 */
export function yearPrices(
  cars: readonly Car[],
  path: string,
  site: PricingSite & SiteSlice<'locale'>,
): readonly MenuLink[] {
  const years = yearsOf(cars)
  if (cars.length < leastCars || years.length < leastYears || lowestPrice(cars, site) === null) return []
  return years.map(({ name, range, cars: own }) => {
    const price = lowestPrice(own, site)
    return {
      name: price ? `${name} from ${price}` : name,
      url: writeLocation(path, { ...emptyState, ranges: { year: range } }),
      note: formatCount(own.length, site.locale),
    }
  })
}
