import { brandSlug } from '#addresses/brands.ts'
import { hasList, listPath, modelListPath } from '#addresses/list-path.ts'
import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { Picture } from '#domain/car/picture.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { typeNames } from '#domain/car/type-names.ts'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { ListAttribute } from '#search/facets.ts'
import { nounFor } from '#search/nouns.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '#view-models/car/car-summary.ts'
import { type Kind, kindsOf, narrowedLinks } from '#view-models/listing/narrowed-links.ts'
import type { MenuLink } from '#view-models/shell/menu-entry.ts'
import { fromPrices } from './from-prices.ts'
import { driveVerb } from './model-request-link.ts'
import { typeOrder } from './of-type.ts'

/** The cars of a make that are for sale. */
export interface CarsOfMake {
  readonly count: number
  /** "New from $46,490, used from $28,990"; empty where no price is shown. */
  readonly prices: string
  /** "Toyota cars": the noun of the cars' kind when all are of one kind. */
  readonly name: string
  /** Verb for a test drive of any of them: "drive", "ride" or "see". */
  readonly verb: string
  /** Link text: "See all 142 Toyota cars". */
  readonly seeAll: string
  /**
   * Links to the new, demo and used cars. When all are of one type: links to the models, unless the dealer has model
   * pages, which the make's page shows already.
   */
  readonly kinds: readonly MenuLink[]
  /** Links to the body styles; empty when there is only one. */
  readonly bodies: readonly MenuLink[]
  /** Whether the cars fill more than one row of a wide page; a narrow page may then hide some. */
  readonly isLong: boolean
  /** Cards of the first 12 cars. */
  readonly first: readonly CarSummary[]
  /** The first picture among these cards, and its car's body style. */
  readonly lead: { readonly picture: Picture; readonly body: string | null } | null
}

/** A multiple of 2, 3 and 4, so that rows of each width are full. */
const mostShown = 12
const inRow = 3

function typesOf(cars: readonly Car[]): readonly Kind[] {
  return typeOrder.map((type) => [typeNames[type], type, cars.filter(({ car_type }) => car_type === type).length])
}

/** A link to each model's list; models whose names share a path are one link. Empty for fewer than two. */
function modelLinks(make: string, cars: readonly Car[], locale: LocalePolicy): readonly MenuLink[] {
  const named = cars.filter(({ model }) => hasList(model))
  const lists = [...Map.groupBy(named, ({ model }) => modelListPath(make, model))]
  if (lists.length < 2 || !hasList(make)) return []
  return lists
    .toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .map(([url, of]) => ({ name: of[0]?.model ?? '', url, note: formatCount(of.length, locale) }))
}

function nameOf(make: string, cars: readonly Car[], { identity }: Tenant['site']): string {
  const kinds = [...new Set(cars.map(({ item_type }) => item_type))]
  return `${make} ${nounFor(kinds.length === 1 ? kinds : identity.vehicle_types).many}`
}

/** What a make's page shows of the stock. Makes are compared by slug, so case and punctuation do not matter. */
export const carsOfMake = trackedQuery(
  'cars of a make',
  ({ site, showroom, now }: Pick<Tenant, 'site' | 'showroom' | 'now'>, make: string): CarsOfMake => {
    const cars = showroom.cars.filter((car) => brandSlug(car.make) === brandSlug(make) && isForSale(car))
    const first = cars.slice(0, mostShown).map((car) => summaryOf(car, site, now))
    const at = first.findIndex(({ picture }) => picture)
    const picture = first[at]?.picture
    const linksTo = (attribute: ListAttribute, kinds: readonly Kind[]) =>
      hasList(make) ? narrowedLinks(listPath(make), attribute, kinds, site.locale) : []
    const name = nameOf(make, cars, site)
    const types = linksTo('car_type', typesOf(cars))
    const hasModels = types.length === 0 && site.routes.models === null
    return {
      count: cars.length,
      name,
      verb: driveVerb(cars, site),
      seeAll: `See all ${cars.length > 1 ? `${formatCount(cars.length, site.locale)} ` : ''}${name}`,
      prices: fromPrices(cars, site),
      kinds: hasModels ? modelLinks(make, cars, site.locale) : types,
      bodies: linksTo('body', kindsOf(cars.flatMap((car) => car.simple_body ?? car.body ?? []))),
      isLong: cars.length > inRow,
      first,
      lead: picture ? { picture, body: cars[at]?.simple_body ?? null } : null,
    }
  },
)
