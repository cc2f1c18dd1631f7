import { siteLists } from '#addresses/lists.ts'
import { addressed } from '#addresses/model-paths.ts'
import { isElectric } from '#addresses/stock-pages.ts'
import { type CarType, carTypes } from '#domain/car/car.ts'
import { isOnOffer } from '#domain/car/on-offer.ts'
import type { Model } from '#domain/model/model.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { source } from '#notes/remembered.ts'
import type { BoxList } from '#search/box-list.ts'
import { listNoun, nounFor, titleNoun } from '#search/nouns.ts'
import type { BoxSource } from '#search/transport/source.ts'
import type { Tenant } from '#tenants/current.ts'
import { withPictures } from '#view-models/model/model-pictures.ts'
import { withWords } from '#view-models/model/model-words.ts'
import { type CountedBody, type CountedMake, carsForSale, stockCounts } from './stock-counts.ts'

/**
 * What header, menus and footer know of today's stock; the same on every page of a release. Nothing here is a number of cars: each
 * sale would make all pages anew. What is there is what somebody can buy: no car that was sold or is on hold.
 */
export interface ShellData {
  readonly now: Date
  readonly locale: LocalePolicy
  /** Whether any car is for sale. */
  readonly hasStock: boolean
  /** Types for sale. */
  readonly types: readonly CarType[]
  /** The type that all of them are of, if there is one. */
  readonly onlyType: CarType | null
  /** Body styles for sale, roughly most cars first. */
  readonly bodies: readonly Omit<CountedBody, 'count'>[]
  /** Makes for sale, by name. */
  readonly makes: readonly Omit<CountedMake, 'count'>[]
  readonly models: readonly Model[]
  /** Whether an electric car is for sale. */
  readonly hasElectric: boolean
  /** Whether a car for sale is on offer. */
  readonly hasOffers: boolean
  /** Who answers the search box, and where it leads. */
  readonly search: BoxSource
}

/** Four times as many are another size: hardly a sale changes the order of sizes, where that of numbers turns back and forth. */
const sizeOf = ({ count }: CountedBody): number => Math.floor(Math.log2(count) / 2)

/** Body styles by their size, those of one size by name. */
export function bySize(bodies: readonly CountedBody[]): ShellData['bodies'] {
  return bodies
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.name.localeCompare(b.name, 'en'))
    .map(({ name, picture }) => ({ name, picture }))
}

/** The list that search boxes lead to. */
function boxListOf({ site, showroom }: Tenant): BoxList {
  const { default_search_path: path, total_source: totalSource } = site.search
  const kinds = site.identity.vehicle_types
  const { filter = [], vehicles = null } = siteLists(site, showroom).find((each) => each.path === path) ?? {}
  return { filter, totalSource, noun: listNoun({ vehicles }, {}, kinds), heading: titleNoun(nounFor(kinds)) }
}

/** Models as menus and pages show them; none where the dealer has no pages of them. */
function modelsOf({ site, showroom }: Tenant): readonly Model[] {
  if (site.routes.models === null) return []
  const told = withPictures(withWords(showroom.models, site.makes), showroom.cars, site.cars.images)
  return told.map((model) => addressed(site, model))
}

function read(tenant: Tenant): ShellData {
  const { site, showroom, search, now } = tenant
  const { total, counts, bodies, makes } = stockCounts(tenant)
  const cars = carsForSale(showroom)
  return {
    now,
    locale: site.locale,
    hasStock: total > 0,
    types: carTypes.filter((type) => counts[type] > 0),
    onlyType: carTypes.find((type) => counts[type] === total) ?? null,
    bodies: bySize(bodies),
    makes: makes.map(({ name, logo }) => ({ name, logo })),
    hasElectric: cars.some(isElectric),
    hasOffers: cars.some(isOnOffer),
    models: modelsOf(tenant),
    search: { ...search, list: boxListOf(tenant) },
  }
}

/** The facts of the dealer being rendered, worked out once. */
export const shellData = source('shell', read)
